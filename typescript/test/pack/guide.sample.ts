import assert from "node:assert/strict";
import { encodeFrame, expectFrame, FrameReader } from "octavo/frame";
import { defaulted, enumOf, f64, type Infer, list, nullable, open, pack, str, struct, union, vi53, vu32, Writer } from "octavo/pack";

// A schema is a value; the static type is inferred from it.
const Ticker = struct({ symbol: str, last: f64, bid: f64, ask: f64, volume: f64 });
type Ticker = Infer<typeof Ticker>;
const codec = pack(Ticker);
const ticker: Ticker = { symbol: "BTC-USD", last: 67891.23, bid: 67890.5, ask: 67892, volume: 1234.5 };

// Nothing but values is in a message.
const message = codec.encode(ticker);
assert.equal(message.length, 40);
assert.deepEqual(codec.decode(message), ticker);
assert.equal(codec.schema, "struct(symbol:str,last:f64,bid:f64,ask:f64,volume:f64)");

// A writer that is reused takes many messages without making an array for each.
const writer = new Writer();
for (const each of [ticker, ticker]) codec.encodeInto(each, writer);
assert.equal(writer.written().length, 80);

// Errors are exact: they have a path and, for bytes, the offset and the kind that the specification names.
const Order = struct({ id: vi53, side: enumOf("buy", "sell"), fills: list(struct({ price: f64, size: vu32 })) });
const wrong: Infer<typeof Order> = { id: 1, side: "buy", fills: [{ price: 1, size: -1 }] };
assert.throws(() => pack(Order).encode(wrong), /mismatch \(\/fills\/0\/size\): expected a value of vu32, found -1/);
assert.throws(() => codec.decode(message.subarray(0, 39)), { name: "OctavoError", kind: "truncated", offset: 39, path: "/symbol" });

// An open struct may grow: earlier programs skip what is new, later ones put defaults where it is missing.
const First = open({ id: vu32 });
const Later = open({ id: vu32 }, { owner: defaulted(str, "nobody"), mail: nullable(str) });
assert.deepEqual(pack(Later).decode(pack(First).encode({ id: 7 })), { id: 7, owner: "nobody", mail: null });
assert.deepEqual(pack(First).decode(pack(Later).encode({ id: 8, owner: "ada", mail: null })), { id: 8 });

// A union is told apart by its tag.
const Shape = union("type", { circle: struct({ radius: f64 }), square: struct({ side: f64 }) });
const shape: Infer<typeof Shape> = { type: "circle", radius: 0.5 };
assert.deepEqual(pack(Shape).decode(pack(Shape).encode(shape)), shape);

// A frame proves which schema a message has, and that it is whole. Its bytes may come in any pieces.
const frame = encodeFrame({ wire: "pack", fingerprint: codec.fingerprint, message });
const reader = new FrameReader();
for (const byte of frame) {
  reader.push(Uint8Array.of(byte), (found) => assert.deepEqual(codec.decode(expectFrame(found, codec)), ticker));
}
reader.finish();
assert.equal(reader.frameCount, 1);
