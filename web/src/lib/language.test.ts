import { expect, test, vi } from "vitest";
import { language, say } from "./language.svelte";
import { pseudo } from "./pseudo";

const cakes = (name: string) => ({ en: `${name} = Cakes`, de: `${name} = Kuchen`, pseudo: `${name} = Cakes` });

function browserLikes(...languages: string[]): void {
  vi.stubGlobal("navigator", { languages });
}

test("English is there at once", () => {
  expect(say("play-now")).toBe("Play now");
  expect(say("minutes", { minutes: 1 })).toBe("1 minute");
  expect(say("points", { points: 3000, unit: "tip" })).toBe("3,000 tips");
  expect(language.list(["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy");
  expect(language.row(["bot", "", "thinking"])).toBe("bot, thinking");
});

test("true and false choose among sentences", () => {
  expect(say("ask-waiting", { names: "Bo", watching: true })).toBe("You are watching. Waiting for Bo.");
  expect(say("ask-waiting", { names: "Bo", watching: false })).toBe("Waiting for Bo.");
});

test("a fault in the words is an error while the app is made", () => {
  expect(() => say("no-such-message")).toThrow("no-such-message: there is no such message");
  expect(() => say("title")).toThrow("title: Unknown variable: $page");
});

test("a fault in the words shows the message's name where the app is used", () => {
  vi.stubEnv("DEV", false);
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  expect(say("no-such-message")).toBe("no-such-message");
  expect(complaint).toHaveBeenCalled();
  vi.unstubAllEnvs();
});

test("another language is spoken when it is chosen", async () => {
  await language.use("de");
  expect([language.now, language.locale]).toEqual(["de", "de"]);
  expect(say("points", { points: 3000, unit: "point" })).toBe("3.000 Punkten");
  expect(language.list(["Ann", "Bo", "Cy"])).toBe("Ann, Bo und Cy");
  await language.use("en");
  expect(say("play-now")).toBe("Play now");
});

test("the last language that was chosen is spoken", async () => {
  await Promise.all([language.use("de"), language.use("en")]);
  expect(say("play-now")).toBe("Play now");
});

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "de", "en"], "de"],
  [["en-US", "de"], "en"],
  [["fr"], "en"],
  [[], "en"],
])("a browser that likes %s gets %s", async (liked, spoken) => {
  browserLikes(...liked);
  await language.use("system");
  expect(language.now).toBe(spoken);
  await language.use("en");
});

test("a choice that an older version does not know is the browser's", async () => {
  browserLikes("de");
  await language.use("klingon" as "system");
  expect(language.now).toBe("de");
  await language.use("en");
});

test("a game's catalogue is spoken in every language, until another one takes its place", async () => {
  await language.addCatalogue("game", (wanted) => cakes("cakes")[wanted]);
  expect(say("cakes")).toBe("Cakes");
  await language.use("de");
  expect(say("cakes")).toBe("Kuchen");
  await language.addCatalogue("game", (wanted) => cakes("pies")[wanted]);
  expect(() => say("cakes")).toThrow("no such message");
  expect(say("pies")).toBe("Kuchen");
  await language.use("en");
});

test("a message of two catalogues is a fault", async () => {
  await expect(language.addCatalogue("game", () => "play-now = Go")).rejects.toThrow("play-now");
  await language.addCatalogue("game", () => "");
});

test("where words cannot be fetched, the language stays as it is", async () => {
  await language.addCatalogue("game", (wanted) => (wanted === "de" ? Promise.reject(new Error("lost")) : "cakes = Cakes"));
  await language.use("de");
  expect([language.now, say("cakes"), say("play-now")]).toEqual(["en", "Cakes", "Play now"]);
  await language.addCatalogue("game", () => "");
  await language.use("de"); // now they can
  expect(language.now).toBe("de");
  await language.use("en");
});

test("the pseudo-language is accented and 40 % longer", async () => {
  expect(pseudo("Play now")).toBe("Plááý ññóww");
  const long = "Saved in this browser only, for as long as it likes.";
  expect(pseudo(long).length / long.length).toBeCloseTo(1.4, 1);
  await language.use("pseudo");
  expect(say("minutes", { minutes: 30 })).toBe("30 mííñúútéss");
  await language.use("en");
});
