import { Encoder } from 'cbor-x';
import { Packr } from 'msgpackr';

/** Large enough for every message. */
const ROOM = 1 << 22;

/** msgpackr with records: the names of properties are in structures that both sides share, not in messages. */
export const msgpackr = () => reusing(new Packr({ structures: [], moreTypes: true }));

/** cbor-x with records, likewise. */
export const cborX = () => reusing(new Encoder({ structures: [] }));

function reusing(codec) {
  const memory = Buffer.alloc(ROOM);
  return {
    encode: (value) => codec.encode(value),
    pooled(value) {
      codec.useBuffer(memory);
      return codec.encode(value);
    },
    decode: (message) => codec.decode(message),
  };
}
