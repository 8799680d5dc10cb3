import assert from "node:assert/strict";
import { encode, flex, fromJson, fromJsonLinesStream, mutate, read, sizeProfile, toJson, toObject, verify, Writer } from "octavo/flex";
import { f64, type Infer, list, str, struct } from "octavo/pack/schema";

// Plain values become messages, and come back.
const user = { name: "Ada", tags: ["x", "y"], scores: [0.5, 1.25] };
const message = encode(user);
assert.deepEqual(toObject(message), user);

// Values are read where they lie, when they are asked for. Strict getters throw a mismatch that says where; `as...` converts.
const { map } = read(message);
assert.equal(map.get("name")?.string, "Ada");
assert.deepEqual(map.get("scores")?.vector.typedArray(), Float32Array.of(0.5, 1.25));
assert.throws(() => map.get("tags")?.vector.at(1).number, /mismatch at byte \d+ \(\/tags\/1\): expected a number, found string/);

// Bytes from elsewhere are safe to read as they are. To know that every value can be read, verify: in linear time.
verify(message);
assert.throws(() => verify(message.subarray(1)), /malformed at byte/);

// The size profile finds the fewest bytes. A bundle that does not name it does not carry it.
const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `row ${id % 10}`, price: id / 3 }));
assert.ok(encode(rows, { profile: sizeProfile }).length < 0.6 * encode(rows).length);

// JSON: integers of 64 bits stay exact, and a float stays one.
const large = fromJson('{"id":9007199254740993,"price":1.0}');
assert.equal(read(large).map.get("id")?.integer, 9007199254740993n);
assert.equal(toJson(large), '{"id":9007199254740993,"price":1.0}');

// JSON lines become messages as they come, from `fetch` or a file of any length: here is the stream that such a body is.
const prices: (number | undefined)[] = [];
const { body } = new Response('{"price":1.5}\n{"price":2}\n');
for await (const line of fromJsonLinesStream(body!)) prices.push(read(line).map.get("price")?.number);
assert.deepEqual(prices, [1.5, 2]);

// A schema gives typed values, by code made for it. A view reads what it is asked for, where it lies in the message.
const Book = struct({ symbol: str, bids: list(struct({ price: f64, quantity: f64 })) });
const book: Infer<typeof Book> = { symbol: "BTC-USD", bids: [{ price: 67000.5, quantity: 2 }] };
const codec = flex(Book);
const bytes = codec.encode(book);
assert.deepEqual(codec.decode(bytes), book);
assert.equal(codec.view(bytes).bids.at(-1)?.price, 67000.5);

// With a writer no message needs memory of its own, which takes longer than all the rest of a short one.
const writer = new Writer();
codec.encodeInto(book, writer);
assert.deepEqual(writer.written(), bytes);

// What has room where the old value lies can be changed in place.
assert.ok(mutate(read(bytes).map.get("symbol")!, "ETH-USD"));
assert.equal(codec.view(bytes).symbol, "ETH-USD");
