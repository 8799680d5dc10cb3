// Times octavo/pack beside JSON and other packages: node pack.mjs [OBJECT...]

import { isDeepStrictEqual } from 'node:util';
import avsc from 'avsc';
import { measure } from 'mitata';
import { columnArrays, f64, pack, str, struct, vu53, Writer } from 'octavo/pack';
import { avroSchemas } from './avro.mjs';
import { objects } from './objects.mjs';

const COUNT = 64;
const only = process.argv.slice(2);

/** A codec for each peer; `encode` returns what `decode` takes, and may use the memory of the call before again. */
function peersOf(name, schema) {
  const generated = pack(schema);
  const closures = pack(schema, { engine: 'closures' });
  const avro = avsc.Type.forSchema(avroSchemas[name]);
  return {
    JSON: { encode: JSON.stringify, decode: JSON.parse },
    'octavo/pack': { encode: (value) => generated.encode(value), decode: (message) => generated.decode(message) },
    'octavo/pack, one writer': { encode: pooled(generated), decode: (message) => generated.decode(message) },
    'octavo/pack, closures': { encode: (value) => closures.encode(value), decode: (message) => closures.decode(message) },
    avsc: { encode: (value) => avro.toBuffer(value), decode: (message) => avro.fromBuffer(message) },
  };
}

function pooled(codec) {
  const writer = new Writer(1 << 16);
  return (value) => {
    writer.reset();
    codec.encodeInto(value, writer);
    return writer;
  };
}

/** Median nanoseconds of `use` over the inputs in turns. A source text of its own keeps the engine from learning from other calls. */
async function time(use, inputs) {
  const round = new Function('use', 'inputs', `let next = 0; /* ${Math.random()} */ return () => use(inputs[next = (next + 1) % ${COUNT}])`)(use, inputs);
  return (await measure(round)).p50;
}

/** The messages of all values, each in memory of its own; throws if a value does not come back. */
function messagesOf({ encode, decode }, values) {
  return values.map((value) => {
    const encoded = encode(value);
    const message = ownMemory(encoded);
    if (!isDeepStrictEqual(plain(decode(message)), plain(value))) throw new Error('a value does not come back');
    return message;
  });
}

function ownMemory(encoded) {
  if (typeof encoded === 'string') return encoded;
  return Buffer.isBuffer(encoded) ? Buffer.from(encoded) : Uint8Array.from(encoded.written?.() ?? encoded);
}

/** An object without the class that a peer gives it. */
const plain = (value) => JSON.parse(JSON.stringify(value));
const figure = (nanoseconds) => (nanoseconds < 10_000 ? `${nanoseconds.toFixed(1)} ns` : `${(nanoseconds / 1000).toFixed(1)} µs`);
const cell = (nanoseconds, json) => `${figure(nanoseconds)} (${(json / nanoseconds).toFixed(1)})`;
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

row('object', 'peer', 'bytes', 'encode', 'decode');
row('---', '---', '---:', '---:', '---:');
for (const [name, { schema, make }] of Object.entries(objects)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const values = Array.from({ length: COUNT }, (_, i) => make(i));
  const json = {};
  for (const [peer, codec] of Object.entries(peersOf(name, schema))) {
    const messages = messagesOf(codec, values);
    const [encoding, decoding] = [await time(codec.encode, values), await time(codec.decode, messages)];
    if (peer === 'JSON') Object.assign(json, { encoding, decoding });
    row(name, peer, messages[0].length, cell(encoding, json.encoding), cell(decoding, json.decoding));
  }
  if (name === 'Book') await timeColumns(values, pack(schema), json);
}

/** The Book's columns as arrays, that are views of the message. */
async function timeColumns(values, rows, json) {
  const arrays = columnArrays({ p: f64, q: f64 });
  const codec = pack(struct({ symbol: str, ts: vu53, bids: arrays, asks: arrays }));
  const messages = values.map((value) => rows.encode(value));
  const inputs = messages.map((message) => codec.decode(message));
  const encoding = await time((value) => codec.encode(value), inputs);
  const decoding = await time((message) => codec.decode(message), messages);
  row('Book', 'octavo/pack, arrays of columns', messages[0].length, cell(encoding, json.encoding), cell(decoding, json.decoding));
}
