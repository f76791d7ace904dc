import { expect, it } from "vitest";
import { inlines, parse } from "./markdown";

it("reads a numbered rule with its house ruling", () => {
  const [list] = parse("- **GN-21** Take *one*. *House ruling:* you must.");
  expect(list).toMatchObject({ kind: "list", items: [{ id: "GN-21", plain: "GN-21 Take one. House ruling: you must." }] });
});

it("reads headings, paragraphs over several lines, and lists after them", () => {
  const kinds = parse("# Title\n\nOne\ntwo\n- a\n- b\n  more").map((block) => block.kind);
  expect(kinds).toEqual(["heading", "paragraph", "list"]);
});

it("reads a table and which columns stand at the right", () => {
  const [table] = parse("| card | 2 |\n|---|---:|\n| Plain | 7 |");
  expect(table).toMatchObject({ kind: "table", right: [false, true], rows: [[{ plain: "Plain" }, { plain: "7" }]] });
});

it("shows HTML as text and drops comments", () => {
  const [paragraph] = parse("<!-- x --><b onclick=y>no</b>");
  expect(paragraph).toMatchObject({ inside: [{ kind: "text", text: "<b onclick=y>no</b>" }] });
});

it("links only to safe places", () => {
  expect(inlines("[a](javascript:b)")).toEqual([{ kind: "text", text: "a" }, { kind: "text", text: "" }].slice(0, 1));
  expect(inlines("[a](#GN-01)")).toMatchObject([{ kind: "link", href: "#GN-01" }]);
});

it("keeps underscores inside a word", () => {
  expect(inlines("sprinkled_gives_itself")).toEqual([{ kind: "text", text: "sprinkled_gives_itself" }]);
});
