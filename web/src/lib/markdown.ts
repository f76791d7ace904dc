// The little Markdown that rules pages use, as a tree; whatever else it holds is shown as plain text, so that no
// page can bring markup of its own.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; inside: Inline[] };

export interface Item {
  id: string | null; // of a numbered rule
  inside: Inline[];
  plain: string;
}

export type Block =
  | { kind: "heading"; level: number; id: string; inside: Inline[]; plain: string }
  | { kind: "paragraph"; inside: Inline[]; plain: string }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Item[]; right: boolean[]; rows: Item[][] }
  | { kind: "code"; text: string };

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const BULLET = /^\s*(?:[-*+]|(\d+)[.)])\s+(.+)$/;
const FENCE = /^```/;
const TABLE_RULE = /^\s*\|?(\s*:?-+:?\s*\|)+\s*:?-*:?\s*\|?\s*$/;
const CLAUSE = /^\*\*([A-Z]+-\d+)\*\*\s*/;
const COMMENT = /<!--.*?-->/gs;

export function parse(markdown: string): Block[] {
  const lines = markdown.replaceAll(COMMENT, "").split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines: string[], at: number): [Block | null, number] {
  const line = lines[at]!;
  if (!line.trim()) return [null, at + 1];
  const heading = HEADING.exec(line);
  if (heading) return [headingOf(heading[1]!.length, heading[2]!), at + 1];
  if (FENCE.test(line)) return readCode(lines, at + 1);
  if (line.includes("|") && TABLE_RULE.test(lines[at + 1] ?? "")) return readTable(lines, at);
  if (BULLET.test(line)) return readList(lines, at);
  return readParagraph(lines, at);
}

function headingOf(level: number, text: string): Block {
  const inside = inlines(text);
  const plain = plainOf(inside);
  const id = plain.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return { kind: "heading", level, id, inside, plain };
}

function readCode(lines: string[], at: number): [Block, number] {
  let end = at;
  while (end < lines.length && !FENCE.test(lines[end]!)) end++;
  return [{ kind: "code", text: lines.slice(at, end).join("\n") }, end + 1];
}

function readTable(lines: string[], at: number): [Block, number] {
  const right = cellsOf(lines[at + 1]!).map((cell) => /^-+:$/.test(cell));
  const rows: Item[][] = [];
  let end = at + 2;
  for (; end < lines.length && lines[end]!.includes("|"); end++) rows.push(cellsOf(lines[end]!).map(itemOf));
  return [{ kind: "table", head: cellsOf(lines[at]!).map(itemOf), right, rows }, end];
}

function cellsOf(line: string): string[] {
  return line.trim().replace(/^\|/, "").replace(/\|$/, "").split("|").map((cell) => cell.trim());
}

function readList(lines: string[], at: number): [Block, number] {
  const texts: string[] = [];
  const ordered = BULLET.exec(lines[at]!)?.[1] !== undefined;
  let end = at;
  for (; end < lines.length && lines[end]!.trim() && !HEADING.test(lines[end]!); end++) {
    const bullet = BULLET.exec(lines[end]!);
    if (bullet) texts.push(bullet[2]!);
    else texts[texts.length - 1] += ` ${lines[end]!.trim()}`;
  }
  return [{ kind: "list", ordered, items: texts.map(itemOf) }, end];
}

function readParagraph(lines: string[], at: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length && lines[end]!.trim() && !HEADING.test(lines[end]!) && !BULLET.test(lines[end]!)) end++;
  const inside = inlines(lines.slice(at, end).join(" "));
  return [{ kind: "paragraph", inside, plain: plainOf(inside) }, end];
}

function itemOf(text: string): Item {
  const clause = CLAUSE.exec(text);
  const inside = inlines(clause ? text.slice(clause[0].length) : text);
  return { id: clause?.[1] ?? null, inside, plain: `${clause?.[1] ?? ""} ${plainOf(inside)}`.trim() };
}

// --- Inside a line

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|(?<![\p{L}\p{N}])_(.+?)_(?![\p{L}\p{N}])|\[([^\]]+)\]\(([^)\s]+)\)/u;

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index) found.push({ kind: "text", text: rest.slice(0, match.index) });
    found.push(inlineOf(match));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

function inlineOf([whole, code, strong, em, underlined, label, href]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", inside: inlines(strong) };
  if (em !== undefined || underlined !== undefined) return { kind: "em", inside: inlines(em ?? underlined ?? "") };
  if (label !== undefined && href && isSafe(href)) return { kind: "link", href, inside: inlines(label) };
  return { kind: "text", text: label ?? whole };
}

/** Only pages of the web and places on this site: never `javascript:`. */
function isSafe(href: string): boolean {
  return /^(https?:\/\/|#|\/(?!\/))/i.test(href);
}

export function plainOf(inside: readonly Inline[]): string {
  return inside.map((each) => ("text" in each ? each.text : plainOf(each.inside))).join("");
}
