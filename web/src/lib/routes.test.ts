import { expect, it } from "vitest";
import { parse } from "./routes";

it.each([
  ["/", { screen: "shelf" }],
  ["/new/go-nuts", { screen: "new", game: "go-nuts" }],
  ["/t/abc", { screen: "table", table: "abc", end: false }],
  ["/t/abc/end", { screen: "table", table: "abc", end: true }],
  ["/replay/r1/12?eyes=0", { screen: "replay", replay: "r1", move: 12, eyes: "0" }],
  ["/replay/r1", { screen: "replay", replay: "r1", move: 0, eyes: "all" }],
  ["/rules/go-nuts#GN-21", { screen: "rules", game: "go-nuts", clause: "GN-21" }],
  ["/settings", { screen: "settings" }],
  ["/t", { screen: "lost" }],
  ["/t/abc/def", { screen: "lost" }],
  ["/what/ever/it/is", { screen: "lost" }],
])("%s", (address, route) => expect(parse(address)).toEqual(route));
