// Whether everything a person reads comes from a catalogue, and every catalogue has it. Findings are sentences.
import { FluentParser, Junk, Message, type MessageReference, type SelectExpression, type VariableReference, Visitor } from "@fluent/syntax";
import { parse } from "svelte/compiler";

type Texts = Record<string, string>; // by file, or by language

interface Node {
  type: string;
  [part: string]: unknown;
}

/** What a message is made of. */
interface Said {
  printed: Set<string>; // arguments that stand in its sentence
  chosen: Set<string>; // arguments by which it chooses among sentences
  refers: Set<string>; // other messages
}

/** A place that says a message. */
interface Call {
  place: string;
  ids: string[];
  args: string[];
}

const READ = new Set(["alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);
const LETTERS = /\p{L}/u;
const SENTENCE = /^\p{Lu}\p{Ll}|\p{Ll}{2,}[,;:.!?…]? \p{L}|\p{L} ?…|\p{L}[.!?]$/u; // begins or ends as one, or has several words

/** Everything wrong with the words of these files; `allowed` are literals that stay, each with a reason. */
export function audit(files: Texts, catalogues: Texts, allowed: Record<string, readonly string[]>): string[] {
  const trees = Object.entries(files).map(([file, source]) => [file, tree(file, source)] as const);
  const literals = trees.flatMap(([file, root]) => literalsOf(root).map((text) => ({ file, text })));
  const stay = new Set(Object.values(allowed).flat());
  const found = new Set(literals.map(({ text }) => text));
  return [
    ...literals.filter(({ text }) => !stay.has(text)).map(({ file, text }) => `${file}: “${text}” stands in no catalogue`),
    ...[...stay].filter((text) => !found.has(text)).map((text) => `“${text}” is allowed and stands nowhere`),
    ...wordsAmiss(trees.flatMap(([file, root]) => callsIn(file, root)), catalogues),
  ];
}

// --- Literals

/** The texts of a component or a script that a person would read. */
export const literalsIn = (file: string, source: string): string[] => literalsOf(tree(file, source));

function literalsOf(root: Node): string[] {
  const found: string[] = [];
  walk(root, [], (node, above) => {
    const text = textOf(node);
    if (text !== null && isRead(node, text, above)) found.push(text.trim());
  });
  return found;
}

const trees = new Map<string, Node>(); // by source

/** A component or a page as it is, a script as a component that has nothing else. */
function tree(file: string, source: string): Node {
  const component = file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source;
  const known = trees.get(component) ?? (parse(component, { modern: true }) as unknown as Node);
  trees.set(component, known);
  return known;
}

function textOf(node: Node): string | null {
  if (node.type === "Text") return String(node.data);
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateElement") return (node.value as { cooked: string }).cooked;
  return null;
}

function isRead(node: Node, text: string, above: readonly Node[]): boolean {
  if (!LETTERS.test(text) || above.some(isNotWords) || isComparedWith(above)) return false;
  if (above.some(({ type }) => type === "CallExpression")) return SENTENCE.test(text);
  const attribute = above.find(({ type }) => type === "Attribute");
  if (!attribute) return isShown(node, above) || SENTENCE.test(text);
  if (READ.has(String(attribute.name))) return true;
  return (node.type !== "Text" || above.at(-2)?.type === "Component") && SENTENCE.test(text);
}

/** Whether it stands between the tags, or in an expression there. */
const isShown = (node: Node, above: readonly Node[]): boolean => node.type === "Text" || above.some(({ type }) => type === "ExpressionTag");

/** Imports and types. */
function isNotWords({ type }: Node): boolean {
  return type.startsWith("Import") || (type.startsWith("TS") && !type.endsWith("Expression"));
}

const isComparedWith = (above: readonly Node[]): boolean => above.at(-1)?.type === "BinaryExpression" && above.at(-1)?.operator !== "+";

function walk(node: Node, above: readonly Node[], visit: (node: Node, above: readonly Node[]) => void): void {
  visit(node, above);
  const path = [...above, node];
  for (const part of Object.values(node).flat()) if (isNode(part) && !part.type.startsWith("Style")) walk(part, path, visit);
}

const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === "string";

// --- Catalogues

function wordsAmiss(calls: readonly Call[], catalogues: Texts): string[] {
  const read = Object.entries(catalogues).map(([language, text]) => [language, catalogueOf(text)] as const);
  const torn = read.flatMap(([language, { junk }]) => junk.map((text) => `${language}: cannot be read: ${text}`));
  return [...torn, ...languagesApart(read), ...callsAmiss(read, calls), ...unused(read, calls)];
}

type Read = readonly (readonly [language: string, catalogue: { messages: Map<string, Said>; junk: string[] }])[];

/** A catalogue's messages, and the lines of it that are none. */
function catalogueOf(text: string): { messages: Map<string, Said>; junk: string[] } {
  const { body } = new FluentParser().parse(text);
  const messages = new Map<string, Said>();
  const junk: string[] = [];
  for (const entry of body) {
    if (entry instanceof Junk) junk.push(entry.content.trim());
    if (!(entry instanceof Message)) continue;
    if (messages.has(entry.id.name)) junk.push(`${entry.id.name} for the second time`);
    messages.set(entry.id.name, saidBy(entry));
  }
  return { messages, junk };
}

function saidBy(message: Message): Said {
  const said: Said = { printed: new Set(), chosen: new Set(), refers: new Set() };
  class Reader extends Visitor {
    visitSelectExpression(node: SelectExpression): void {
      if (node.selector.type === "VariableReference") said.chosen.add(node.selector.id.name);
      for (const variant of node.variants) this.genericVisit(variant);
    }
    visitVariableReference(node: VariableReference): void {
      said.printed.add(node.id.name);
    }
    visitMessageReference(node: MessageReference): void {
      said.refers.add(node.id.name);
    }
  }
  new Reader().visit(message);
  return said;
}

/** All arguments of a message, those of the messages it refers to as well. */
function argsOf(messages: Map<string, Said>, id: string, which: "printed" | "all"): Set<string> {
  const said = messages.get(id);
  const own = [...(said?.printed ?? []), ...(which === "all" ? (said?.chosen ?? []) : [])];
  const others = [...(said?.refers ?? [])].flatMap((other) => [...argsOf(messages, other, which)]);
  return new Set([...own, ...others]);
}

/** Every language has every message, and puts the same arguments into it; it chooses by those that its grammar needs. */
function languagesApart(read: Read): string[] {
  const ids = new Set(read.flatMap(([, { messages }]) => [...messages.keys()]));
  return [...ids].flatMap((id) => {
    const lacking = read.filter(([, { messages }]) => !messages.has(id)).map(([language]) => `${language}: ${id} is missing`);
    const printed = new Set(read.map(([, { messages }]) => sorted(argsOf(messages, id, "printed"))));
    return lacking.length || printed.size === 1 ? lacking : [`${id}: the languages put different arguments into it`];
  });
}

function unused(read: Read, calls: readonly Call[]): string[] {
  const used = new Set(calls.flatMap(({ ids }) => ids));
  const refers = read.flatMap(([, { messages }]) => [...messages.values()].flatMap((said) => [...said.refers]));
  const ids = new Set(read.flatMap(([, { messages }]) => [...messages.keys()]));
  return [...ids].filter((id) => !used.has(id) && !refers.includes(id)).map((id) => `${id}: nothing says it`);
}

// --- What is said

function callsIn(file: string, root: Node): Call[] {
  const found: Call[] = [];
  walk(root, [], (node) => {
    if (node.type !== "CallExpression" || !isSay(node.callee as Node)) return;
    const [id, args] = node.arguments as (Node | undefined)[];
    found.push({ place: file, ids: id ? idsOf(id) : [], args: namesOf(args) });
  });
  return found;
}

const isSay = (callee: Node): boolean => callee.type === "Identifier" && callee.name === "say";

/** The messages an expression may name: written out, or chosen between two that are. */
function idsOf(node: Node): string[] {
  if (node.type === "ConditionalExpression") return [...idsOf(node.consequent as Node), ...idsOf(node.alternate as Node)];
  return node.type === "Literal" ? [String(node.value)] : ["?"];
}

function namesOf(args: Node | undefined): string[] {
  if (!args) return [];
  if (args.type !== "ObjectExpression") return ["?"];
  return (args.properties as Node[]).map(({ key }) => (key ? String((key as Node).name ?? (key as Node).value) : "?"));
}

function callsAmiss(read: Read, calls: readonly Call[]): string[] {
  return calls.flatMap(({ place, ids, args }) =>
    ids.flatMap((id) => {
      if (id === "?") return [`${place}: say is given a message whose name is not written out`];
      if (!read.every(([, { messages }]) => messages.has(id))) return [`${place}: there is no message ${id}`];
      const needed = new Set(read.flatMap(([, { messages }]) => [...argsOf(messages, id, "all")]));
      const lacking = [...needed].filter((name) => !args.includes(name)).map((name) => `${place}: ${id} is said without $${name}`);
      return [...lacking, ...args.filter((name) => !needed.has(name)).map((name) => `${place}: ${id} has no use for $${name}`)];
    }),
  );
}

const sorted = (names: Iterable<string>): string => [...names].sort().join(" ");
