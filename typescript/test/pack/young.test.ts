import { getHeapSpaceStatistics } from "node:v8";
import { flex } from "octavo/flex";
import { columns, f64, list, pack, str, struct, tuple, union } from "octavo/pack";
import { describe, expect, test } from "vitest";
import { collect } from "../heap-growth.ts";

/** Messages are of about a hundred kilobytes as values. */
const ROWS = 1000;
const KEPT = 400;
const DROPPED = 400;
/** What the engine promotes of so many messages, 40 MB, if it takes them for what is kept, is several times as much. */
const LITTLE = 8 << 20;

const level = struct({ price: f64, size: f64 });
const named = struct({ name: str, place: struct({ x: f64, y: f64 }) });
const shape = union("kind", { dot: struct({ x: f64 }), line: struct({ x: f64, y: f64 }) });
const rows = <T>(make: (at: number) => T): T[] => Array.from({ length: ROWS }, (_, at) => make(at));

const CASES = {
  structs: [struct({ rows: list(level) }), rows((at) => ({ price: at + 0.5, size: at / 3 }))],
  "structs of structs": [struct({ rows: list(named) }), rows((at) => ({ name: `n${at}`, place: { x: at / 3, y: at / 7 } }))],
  tuples: [struct({ rows: list(tuple(f64, f64)) }), rows((at) => [at / 3, at / 7])],
  unions: [struct({ rows: list(shape) }), rows((at) => (at & 1 ? { kind: "dot", x: at / 3 } : { kind: "line", x: at / 3, y: at / 7 }))],
  columns: [struct({ rows: columns({ price: f64, size: f64 }) }), rows((at) => ({ price: at + 0.5, size: at / 3 }))],
} as const;

describe.each(Object.entries(CASES))("of many messages with %s", (name, [type, made]) => {
  const makers = { pack: () => pack(type as never), ...(name === "columns" ? {} : { flex: () => flex(type as never) }) };

  // A collection may fall between two steps that V8 counts, once in a thousand times.
  test.each(Object.entries(makers))("those that nobody keeps leave nothing among the old objects, by %s", { retry: 1 }, (_, codecOf) => {
    const codec = codecOf();
    const message = codec.encode({ rows: made } as never);
    const kept = Array.from({ length: KEPT }, () => codec.decode(message));
    for (let times = 0; times < 2; times++) collect({ type: "minor" }); // makes the last of these old, too
    const before = oldBytes();
    let most = 0;
    for (let at = 0; at < DROPPED; at++) {
      codec.decode(message);
      most = Math.max(most, oldBytes() - before);
    }
    expect(kept).toHaveLength(KEPT);
    expect(most).toBeLessThan(LITTLE);
  });
});

function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space")!.space_used_size;
}
