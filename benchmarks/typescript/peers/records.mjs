import { Encoder } from 'cbor-x';
import { Packr, RESET_BUFFER_MODE, REUSE_BUFFER_MODE } from 'msgpackr';
import { octavo, shaped } from '../shaped.mjs';

/** Writes where the message before was, and returns the buffer itself; cbor-x has the same modes. */
const POOLED = REUSE_BUFFER_MODE | RESET_BUFFER_MODE;

const form = { ...octavo, map: Object.fromEntries };

/** msgpackr with records: the names of properties are in structures that both sides share, not in messages. */
export const msgpackr = (workload) => reusing(new Packr({ structures: [], moreTypes: true }), workload);

/** cbor-x with records, likewise. */
export const cborX = (workload) => reusing(new Encoder({ structures: [] }), workload);

/** Numbers by column are typed arrays, as octavo/pack has them. */
function reusing(codec, { own }) {
  return {
    ...(own && { from: (value) => shaped(own.node, value, form) }),
    encode: (value) => codec.encode(value),
    pooled: (value) => codec.encode(value, POOLED),
    written: ({ buffer, byteOffset, start, end }) => new Uint8Array(buffer, byteOffset + start, end - start),
    decode: (message) => codec.decode(message),
  };
}
