import { expect, test } from "vitest";
import { bool, columns, enumOf, f64, flagsOf, list, nullable, pack, str, struct, typed, u8, u16, vu53 } from "../../src/pack/index.ts";
import { allocatedBy } from "../heap-growth.ts";

const numbers = Float64Array.from({ length: 4096 }, (_, at) => at + 1 / 3);
const n = (at: number) => numbers[at & 4095]!;

const Ticker = struct({ symbol: str, last: f64, bid: f64, ask: f64, volume: f64 });
const ticker = (at: number) => ({ symbol: "BTC-USD", last: n(at), bid: n(at + 1), ask: n(at + 2), volume: n(at + 3) });

const Order = struct({ id: vu53, side: enumOf("buy", "sell"), qty: f64, flags: flagsOf("ioc", "post"), isOpen: bool, note: nullable(str) });
const order = (at: number) => ({
  id: 2 ** 40 + at,
  side: at & 1 ? ("buy" as const) : ("sell" as const),
  qty: n(at),
  flags: { ioc: (at & 1) === 0, post: (at & 2) === 0 },
  isOpen: (at & 4) === 0,
  note: null,
});

const LEVELS = 100;
const level = (at: number) => ({ price: n(at), size: n(at + 1) });

/** Rows of a book, whose array has its room at once. */
function levels(at: number): { price: number; size: number }[] {
  const made = new Array(LEVELS);
  for (let i = 0; i < LEVELS; i++) made[i] = level(at + i);
  return made;
}
const book = (at: number) => ({ symbol: "BTC-USD", bids: levels(at), asks: levels(at + 7) });
const Book = struct({ symbol: str, bids: list(struct({ price: f64, size: f64 })), asks: list(struct({ price: f64, size: f64 })) });
const Columns = struct({ symbol: str, bids: columns({ price: f64, size: f64 }), asks: columns({ price: f64, size: f64 }) });

/** Two views of the message's memory, which one of more than 256 bytes is read in. */
const VIEWS = 180;

test.each([
  ["a ticker", pack(Ticker), ticker, 2000, 0],
  ["an order", pack(Order), order, 2000, 0],
  ["a book", pack(Book), book, 50, VIEWS],
  ["a book in columns", pack(Columns), book, 50, VIEWS],
])("decoding %s takes the bytes of its value", (_, codec, made, perRun, more) => {
  const messages = Array.from({ length: 16 }, (_, at) => codec.encode(made(at) as never));
  const needed = allocatedBy(made, perRun);
  const taken = allocatedBy((at) => codec.decode(messages[at & 15]!), perRun);
  expect(taken).toBeLessThanOrEqual(needed + more + 1);
});

test.each([
  ["f64", pack(list(typed(f64, 3))), Float64Array.of(1, 2, 3)],
  ["u16", pack(list(typed(u16))), Uint16Array.of(1, 2, 3, 4)],
  ["u8", pack(list(typed(u8, 16))), new Uint8Array(16)],
])("short arrays of %s that are written or read have no buffers of their own", (_, codec, array) => {
  const arrays = Array.from({ length: 2000 }, () => array.slice());
  const message = codec.encode(arrays.map(() => array) as never); // the writer has its buffer now
  const before = process.memoryUsage().arrayBuffers;
  const again = codec.encode(arrays as never);
  const decoded = codec.decode(message);
  const grown = process.memoryUsage().arrayBuffers - before - again.length;
  expect(grown).toBeLessThanOrEqual(4 * arrays.length); // one takes 8 bytes and more
  expect(decoded).toEqual(arrays);
});
