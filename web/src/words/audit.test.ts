import { expect, test } from "vitest";
import { audit, literalsIn } from "./audit";

const components = import.meta.glob<string>(["../App.svelte", "../{screens,parts,games/*}/*.svelte"], { query: "?raw", import: "default", eager: true });
const scripts = import.meta.glob<string>(["../main.ts", "../lib/**/*.ts", "../games/*/*.ts", "!../**/{schema,said,*.test}.ts"], { query: "?raw", import: "default", eager: true });
const pages = import.meta.glob<string>("../../index.html", { query: "?raw", import: "default", eager: true });
const catalogues = import.meta.glob<string>(["./*.ftl", "../games/*/words/*.ftl"], { query: "?raw", import: "default", eager: true });

const PATIENCE = 60_000; // milliseconds on a busy machine
const ALLOWED = {
  "the name of the app": ["Doughjo"],
  "where no script runs, no language is chosen": ["Doughjo needs JavaScript to lay the table.", "Doughjo braucht JavaScript, um den Tisch zu decken."],
  "how the rules pages mark rulings of the house": ["House ruling"],
  "what is printed on a box, and on pieces": ["Go Nuts", "for Donuts", "Be", "Doughnut", "Drive-Thru", "Dollars", "to Donuts", "Kitchen", "Rush", "Br"],
  "words by which moves and tables name things": ["second helper", "common spices", "rare spices"],
  "CSS": ["input, summary, button", "input, textarea, select, dialog, [contenteditable]", "input, select, textarea, button, a", "(pointer: coarse)", "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"],
  "HTTP": ["Content-Type"],
  "errors for whoever makes the app": ["there is no such message", "bytes do not fit; at most 106 do"],
};

test("the app and its boards speak from their catalogues", { timeout: PATIENCE }, () => {
  expect(audit({ ...components, ...scripts, ...pages }, byLanguage(catalogues), ALLOWED)).toEqual([]);
});

test("what a board says is called after its game", () => {
  const ids = Object.entries(catalogues).flatMap(([file, text]) => [...text.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([id]) => ({ id, game: file.split("/").at(-3) })));
  expect(ids.filter(({ id, game }) => game && game !== "." && !id.startsWith(`${game}-`))).toEqual([]);
});

/** All catalogues of a language as one. */
function byLanguage(files: Record<string, string>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [file, text] of Object.entries(files)) {
    const language = file.split("/").at(-1)!;
    texts[language] = `${texts[language] ?? ""}${text}\n`;
  }
  return texts;
}

// --- Every fault is found

const EN = "hello = Hello, { $name }!\ncakes = { $count ->\n    [one] { $count } cake\n   *[other] { $count } cakes\n}\n";
const DE = "hello = Hallo, { $name }!\ncakes = { $count } Kuchen\n";
const SAYS = `<p>{say("hello", { name })}</p><p>{say(cold ? "hello" : "hello", { name })}</p><b title={say("cakes", { count })}></b>`;

const found = (component: string, en = EN, de = DE, allowed = {}) => audit({ "App.svelte": component }, { en, de }, allowed);

test("where nothing is wrong, nothing is found", () => {
  expect(found(SAYS)).toEqual([]);
  expect(found(`${SAYS}<style>p::after { content: "Hello there"; }</style>`)).toEqual([]);
});

test.each([
  ["between the tags", "<p>\n  Hello</p>", "Hello"],
  ["beside an argument", "<p>{count} cakes</p>", "cakes"],
  ["in an expression between the tags", `<p>{cold ? "iced" : 7}</p>`, "iced"],
  ["in a template between the tags", "<p>{`${count} left`}</p>", "left"],
  ["in a block", "{#if cold}<p>iced</p>{/if}", "iced"],
  ["in a drawing", "<svg><text>iced</text></svg>", "iced"],
  ["in the title", "<svelte:head><title>iced</title></svelte:head>", "iced"],
  ...["aria-label", "aria-valuetext", "title", "placeholder", "alt", "label"].map((name) => [`as ${name}`, `<img ${name}="iced" />`, "iced"]),
  ["in part of a label", `<img alt="{count} iced" />`, "iced"],
  ["as an expression of a label", `<img alt={cold ? "iced" : ""} />`, "iced"],
  ["in a part of its own", `<Choices legend="Sound" />`, "Sound"],
  ["in a script", `<script lang="ts">const names: string[] = ["Iced cake"];</script>`, "Iced cake"],
  ["in a call", `<script lang="ts">tell("it is iced");</script>`, "it is iced"],
  ["as a word of its own", `<script lang="ts">const sign = cold ? "Iced" : "";</script>`, "Iced"],
  ["glued together", "<script>const text = `${count} cakes are left`;</script>", "cakes are left"],
] as [string, string, string][])("a literal %s is found", (_, component, literal) => {
  expect(literalsIn("App.svelte", component)).toEqual([literal]);
  expect(found(SAYS + component)).toContain(`App.svelte: “${literal}” stands in no catalogue`);
});

test("a literal in a plain script is found", () => {
  expect(literalsIn("sign.ts", `export const sign = (cold: boolean): string => (cold ? "Iced" : "warm");`)).toEqual(["Iced"]);
});

test.each([
  ["names of classes and pictures", `<i class="button main" data-testid="the cake"><Icon name="clock" /></i>`],
  ["styles", `<i style:--turn="{turn}deg" style:color="var(--iced, #fff)"></i>`],
  ["imports and types", `<script lang="ts">import Cake from "Cake"; type Sign = "Iced"; const sign = "iced" as Sign;</script>`],
  ["what is compared", `<script lang="ts">const right = event.key === "Iced";</script>`],
  ["addresses", `<a href="/no/such/place"><path d="M20 3c10 0 17 7" /></a>`],
])("%s are no words", (_, component) => {
  expect(literalsIn("App.svelte", component)).toEqual([]);
});

test("what is allowed must be there", () => {
  expect(found(`${SAYS}<p>Doughjo</p>`, EN, DE, { "the name": ["Doughjo"] })).toEqual([]);
  expect(found(SAYS, EN, DE, { "the name": ["Doughjo"] })).toEqual(["“Doughjo” is allowed and stands nowhere"]);
});

test.each([
  ["an unknown message", `${SAYS}{say("bye")}`, EN, DE, "App.svelte: there is no message bye"],
  ["an unknown message of two", `${SAYS}{say(cold ? "bye" : "hello", { name })}`, EN, DE, "App.svelte: there is no message bye"],
  ["a message without its argument", `${SAYS}{say("hello")}`, EN, DE, "App.svelte: hello is said without $name"],
  ["a message with another argument", `${SAYS}{say("hello", { name, count })}`, EN, DE, "App.svelte: hello has no use for $count"],
  ["a message with arguments from elsewhere", `${SAYS}{say("hello", { ...person })}`, EN, DE, "App.svelte: hello is said without $name"],
  ["a message whose name is worked out", `${SAYS}{say(id, { name })}`, EN, DE, "App.svelte: say is given a message whose name is not written out"],
  ["a message that nothing says", SAYS, `${EN}bye = Bye\n`, `${DE}bye = Tschüss\n`, "bye: nothing says it"],
  ["a message that is missing in a language", SAYS, EN, "hello = Hallo, { $name }!\n", "de: cakes is missing"],
  ["a message of a language alone", SAYS, EN, `${DE}bye = Tschüss\n`, "en: bye is missing"],
  ["an argument left out by a language", SAYS, EN, "hello = Hallo!\ncakes = { $count } Kuchen\n", "hello: the languages put different arguments into it"],
  ["an argument left out in a variant", SAYS, EN, "hello = Hallo, { $name }!\ncakes = { $count ->\n   *[other] Kuchen\n}\n", "cakes: the languages put different arguments into it"],
  ["an argument needed by another message", `${SAYS}{say("bye")}`, `${EN}bye = Bye. { hello }\n`, `${DE}bye = Tschüss. { hello }\n`, "App.svelte: bye is said without $name"],
  ["a message for the second time", SAYS, `${EN}hello = Hi, { $name }!\n`, DE, "en: cannot be read: hello for the second time"],
  ["a catalogue with a fault", SAYS, `${EN}bye = { $name\n`, DE, "en: cannot be read: bye = { $name"],
])("%s is found", (_, component, en, de, finding) => {
  expect(found(component, en, de)).toContain(finding);
});
