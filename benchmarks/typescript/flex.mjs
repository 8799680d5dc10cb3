// Times octavo/flex beside JSON and the flatbuffers package's flexbuffers: node flex.mjs DOCUMENTS [WORKLOAD...]
// DOCUMENTS holds the workloads as JSON: tools/gradle :benchmarks:fixtures:run --args=DOCUMENTS

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as flatbuffers from 'flatbuffers/js/flexbuffers.js';
import { measure } from 'mitata';
import { encode, flex, read, sizeProfile, toObject, verify } from 'octavo/flex';
import { documents } from './documents.mjs';
import { VARIANTS, variants } from './variants.mjs';

const [folder, ...only] = process.argv.slice(2);
const workloads = only.length > 0 ? only : ['Ticker', 'Book', 'UserProfile', 'ApiResponse', 'TimeSeries', 'MarketData'];

/** Returns what is measured, of which a document with a `schema` has one more. */
const peersOf = (schema) => ({
  JSON: { encode: JSON.stringify, decode: JSON.parse },
  'octavo/flex': { encode: (value) => encode(value), decode: (message) => toObject(message) },
  'octavo/flex, size': { encode: (value) => encode(value, { profile: sizeProfile }), decode: (message) => toObject(message) },
  'flexbuffers of flatbuffers': { encode: flatbuffers.encode, decode: ({ buffer, byteOffset, length }) => flatbuffers.toObject(buffer.slice(byteOffset, byteOffset + length)) },
  ...(schema && { 'octavo/flex, schema': flex(schema) }),
});

/** Median nanoseconds of `use` over the inputs in turns; each measurement has a function of its own. */
async function time(use, inputs) {
  let next = 0;
  const round = new Function('use', 'inputs', 'next', `return () => use(inputs[next = (next + 1) % ${VARIANTS}])`)(use, inputs, next);
  return (await measure(round)).p50;
}

/** Whether every value comes back from its message. */
function roundTrips({ encode, decode }, values) {
  try {
    return values.every((value) => isDeepStrictEqual(decode(encode(value)), value));
  } catch {
    return false;
  }
}

const figure = (nanoseconds) => (nanoseconds < 10_000 ? `${nanoseconds.toFixed(0)} ns` : `${(nanoseconds / 1000).toFixed(1)} µs`);
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** Prints a time, and how much faster than JSON it is. */
const cell = (nanoseconds, json) => `${figure(nanoseconds)} (${(json / nanoseconds).toFixed(2)})`;

row('workload', 'peer', 'bytes', 'encode', 'decode', 'verify', 'first field');
row('---', '---', '---:', '---:', '---:', '---:', '---:');
for (const workload of workloads) {
  const { schema, value } = documents[workload] ?? { value: JSON.parse(readFileSync(`${folder}/${workload}.json`, 'utf8')) };
  const values = variants(value);
  const json = {};
  for (const [name, peer] of Object.entries(peersOf(schema))) {
    const messages = values.map(peer.encode);
    const encoding = await time(peer.encode, values);
    const isReadable = roundTrips(peer, values);
    const decoding = isReadable ? await time(peer.decode, messages) : 0;
    if (name === 'JSON') Object.assign(json, { encoding, decoding });
    const isOurs = name.startsWith('octavo');
    const field = Object.keys(values[0])[0];
    row(
      workload,
      name,
      messages[0].length,
      cell(encoding, json.encoding),
      isReadable ? cell(decoding, json.decoding) : 'cannot read its own',
      isOurs ? figure(await time(verify, messages)) : '',
      isOurs ? figure(await time((message) => read(message).map.get(field), messages)) : '',
    );
  }
}
