// Times one subject in the three encodings, which take turns: node encodings.mjs SUBJECT steady|mixed SECONDS
import { deepStrictEqual, throws } from 'node:assert';
import { fixedWidths } from './fixed-widths.mjs';
import { headerCodes } from './header-codes.mjs';
import { memory, reader } from './memory.mjs';
import { COUNT, valuesOf } from './values.mjs';
import { varintBits } from './varint-bits.mjs';

const BATCH_NANOS = 1_000_000;
const LARGEST = 40_000;
const [subject, spread, seconds] = process.argv.slice(2);
const values = valuesOf(subject, spread === 'steady');
const order = Uint8Array.from({ length: 1 << 14 }, () => Math.random() * COUNT);

/** Returns a function of its own source text: the engine learns about each from its own calls alone. */
const fresh = (source) => new Function(`return ${source}`)();
const wire = (variant) => fresh(variant)(fresh(memory)())[subject];

function encodeLoop(encode, m, values, order, start, count) {
  let length = 0;
  for (let i = start; i < start + count; i++) length += encode(m, values[order[i]]);
  return length;
}

function decodeLoop(decode, m, starts, ends, order, start, count, sink) {
  for (let i = start; i < start + count; i++) sink[0] = decode(m, starts[order[i]], ends[order[i]]);
  return sink;
}

/** A loop over 64 values in turn; its batches take about a millisecond. */
class Task {
  nanos = [];
  loops = 1;
  start = 0;
  constructor(loop) { this.loop = loop; }

  batch() {
    const began = process.hrtime.bigint();
    for (let i = 0; i < this.loops; i++) {
      Task.sink = this.loop(this.start);
      this.start = this.start + COUNT & order.length - 1;
    }
    const taken = Number(process.hrtime.bigint() - began);
    this.nanos.push(taken / this.loops / COUNT);
    if (taken < BATCH_NANOS / 2) this.loops *= 2;
    if (taken > BATCH_NANOS * 2 && this.loops > 1) this.loops /= 2;
  }

  get median() { return this.nanos.sort((a, b) => a - b)[this.nanos.length >> 1]; }
}

/** Puts all messages into one buffer, each at a multiple of 8; throws if one does not come back, or any of its beginnings is accepted. */
function encodeAll(name, { encode, decode }) {
  const out = reader(new ArrayBuffer(LARGEST));
  const messages = values.map((value) => out.bytes.slice(0, encode(out, value)));
  const starts = [];
  let size = 0;
  for (const message of messages) {
    starts.push(size);
    size += message.length + 8 & -8;
  }
  const m = reader(new ArrayBuffer(size));
  messages.forEach((message, i) => m.bytes.set(message, starts[i]));
  const ends = messages.map((message, i) => starts[i] + message.length);
  values.forEach((value, i) => {
    deepStrictEqual(decode(m, starts[i], ends[i]), value);
    for (let end = starts[i]; end < ends[i]; end += 1 + (end - starts[i] >> 6)) throws(() => decode(m, starts[i], end), RangeError);
    throws(() => decode(m, starts[i], ends[i] + 1), RangeError);
  });
  if (process.env.HEX) console.log(name, Buffer.from(messages[0].subarray(0, 64)).toString('hex'));
  return { m, starts, ends };
}

const rows = Object.entries({ header: headerCodes, varint: varintBits, fixed: fixedWidths }).map(([name, variant]) => {
  const { m, starts, ends } = encodeAll(name, wire(variant));
  const out = reader(new ArrayBuffer(LARGEST));
  const [encode, encoding] = [wire(variant).encode, fresh(encodeLoop)];
  const [decode, decoding, sink] = [wire(variant).decode, fresh(decodeLoop), [null]];
  return {
    name,
    bytes: ends[0] - starts[0],
    tasks: [
      new Task((start) => encoding(encode, out, values, order, start, COUNT)),
      new Task((start) => decoding(decode, m, starts, ends, order, start, COUNT, sink)),
    ],
  };
});
const tasks = rows.flatMap((row) => row.tasks);
for (let phase = 0; phase < 2; phase++) {
  for (const task of tasks) task.nanos = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) for (const task of tasks) task.batch();
}
for (const { name, bytes, tasks: [encode, decode] } of rows) {
  console.log(subject, spread, name, bytes, encode.median.toFixed(1), decode.median.toFixed(1));
}
