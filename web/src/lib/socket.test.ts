import { beforeEach, expect, it, vi } from "vitest";
import type { Command } from "./schema";
import { type Hearer, newId, TableSocket, type Wire } from "./socket";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  heard: Command[] = [];
  open = false;
  constructor(readonly path: string) {}
  send(text: string): void {
    if (!this.open) throw new Error("not open");
    this.heard.push(JSON.parse(text) as Command);
  }
  close(): void {}
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  up(): void {
    this.open = true;
    this.onopen?.();
  }
}

let wires: FakeWire[];
let hearer: Hearer;
const pick: Command = { type: "move", id: "1", seat: 0, move: "pick 1" };
const dial = (path: string): Wire => {
  const wire = new FakeWire(path);
  wires.push(wire);
  return wire;
};

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  hearer = { link: vi.fn(), table: vi.fn(), answered: vi.fn(), sent: vi.fn(), trouble: vi.fn() };
});

it("sends what was asked before it was open", () => {
  const socket = new TableSocket("t", hearer, [], dial);
  socket.send(pick);
  wires[0]!.up();
  expect(wires[0]!.heard).toEqual([pick]);
});

it("dials again, names what it saw last, and repeats what was not answered under the same id", () => {
  const socket = new TableSocket("t", hearer, [], dial);
  wires[0]!.up();
  wires[0]!.answer({ type: "state", seq: 7 });
  socket.send(pick);
  socket.send({ ...pick, id: "2" });
  wires[0]!.answer({ type: "accepted", id: "1" });
  wires[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  wires[1]!.up();
  expect(wires[1]!.path).toBe("/ws/t?since=7");
  expect(wires[1]!.heard.map((command) => command.id)).toEqual(["2"]);
});

it("hands on what comes, in order, and forgets what was wrong", () => {
  new TableSocket("t", hearer, [], dial);
  wires[0]!.answer({ type: "state", seq: 7 });
  wires[0]!.answer({ type: "news", seq: 8 });
  expect(vi.mocked(hearer.table).mock.calls.map(([message]) => [message.type, message.seq])).toEqual([
    ["state", 7],
    ["news", 8],
  ]);
});

it("asks for JSON where nobody here can read the records, from the beginning", () => {
  const socket = new TableSocket("t", hearer, [], dial);
  wires[0]!.answer({ type: "state", seq: 7 });
  socket.asJson();
  expect(wires[1]!.path).toBe("/ws/t?format=json");
});

it("gives up on a table that does not exist", () => {
  new TableSocket("t", hearer, [], dial);
  wires[0]!.onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(hearer.link).toHaveBeenLastCalledWith("gone");
});

it("tells what is wrong until the table is shown again", () => {
  new TableSocket("t", hearer, [], dial);
  wires[0]!.answer({ type: "trouble", why: { message: "trouble-not-shown" } });
  expect(hearer.trouble).toHaveBeenLastCalledWith({ message: "trouble-not-shown" });
  expect(hearer.answered).not.toHaveBeenCalled();
  wires[0]!.answer({ type: "state", seq: 7 });
  expect(hearer.trouble).toHaveBeenLastCalledWith(null);
});

it("says so when the table is broken, and does not dial at once", () => {
  new TableSocket("t", hearer, [], dial);
  wires[0]!.up();
  wires[0]!.onclose?.({ code: 1011 });
  expect(hearer.trouble).toHaveBeenLastCalledWith({ message: "table-broken" });
  vi.advanceTimersByTime(5_000);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(wires).toHaveLength(2);
});

it("dials more and more rarely where a line opens and shows nothing", () => {
  new TableSocket("t", hearer, [], dial);
  for (let seconds = 0, dropped = 0; seconds < 40; seconds++) {
    if (dropped < wires.length) {
      wires[dropped]!.up();
      wires[dropped++]!.onclose?.({ code: 1006 });
    }
    vi.advanceTimersByTime(1_000);
  }
  expect(wires.length).toBeLessThan(12);
});

it("makes ids that differ", () => expect(newId()).not.toBe(newId()));
