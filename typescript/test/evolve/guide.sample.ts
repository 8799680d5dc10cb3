import assert from "node:assert/strict";
import { EvolvingReader, reading, schemaFrame } from "octavo/evolve";
import { encodeFrame, FrameReader } from "octavo/frame";
import { defaulted, enumOf, list, pack, str, struct, vi53, vi64, vu32 } from "octavo/pack";

// An order as it once was, and as it is now: fields have come, gone, moved and become wider.
const first = pack(struct({ id: vu32, side: enumOf("buy", "sell"), clerk: str }));
const orders = pack(struct({ side: enumOf("sell", "buy"), id: vi64, currency: defaulted(str, "EUR"), notes: list(str) }));
const message = first.encode({ id: 7, side: "buy", clerk: "ada" });

// A program that keeps the texts of all schemas ever in use reads every message.
const firstOrders = reading(orders, "struct(id:vu32,side:enum(buy,sell),clerk:str)");
const order = { side: "buy", id: 7n, currency: "EUR", notes: [] };
assert.deepEqual(firstOrders.decode(message), order);

// What cannot be read is an error before there is a message.
assert.throws(() => reading(orders, pack(struct({ id: vi53, notes: str })).schema), /mismatch \(\/notes\): expected \[str\], found str/);

// Or a stream carries the schema, in a frame of its own before the first message.
const frame = { wire: "pack", fingerprint: first.fingerprint, message } as const;
const stream = [schemaFrame(first), frame].map((each) => encodeFrame(each));
const [frames, values] = [new FrameReader(), new EvolvingReader(orders)];
for (const piece of stream) frames.push(piece, (each) => values.push(each, (value) => assert.deepEqual(value, order)));
