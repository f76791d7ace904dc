import { expect, test } from "vitest";
import { Reel } from "./reel.svelte";

test("what happens during a story waits, in order", () => {
  const reel = new Reel({ seq: 1 });
  reel.arrive({ seq: 2 }, false);
  expect(reel.shown.seq).toBe(2);
  reel.arrive({ seq: 3 }, true);
  reel.arrive({ seq: 4 }, true);
  expect(reel.shown.seq).toBe(2);
  reel.next();
  expect(reel.shown.seq).toBe(3);
  reel.skip();
  expect(reel.shown.seq).toBe(4);
});

test("a look back is shown at once, and so is the latest when too much waits", () => {
  const reel = new Reel({ seq: 5 });
  reel.arrive({ seq: 6 }, true);
  reel.arrive({ seq: 5 }, true);
  expect(reel.shown.seq).toBe(5);
  for (const seq of [6, 7, 8, 9, 10]) reel.arrive({ seq }, true);
  expect(reel.shown.seq).toBe(10);
});
