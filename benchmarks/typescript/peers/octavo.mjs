import { encode, flex, Writer as FlexWriter, sizeProfile, toObject } from 'octavo/flex';
import { pack, Writer } from 'octavo/pack';
import { octavo, shaped } from '../shaped.mjs';

/** octavo in all the forms that a workload has schemas for. */
export function octavos({ schema, own = schema, also = {} }) {
  return {
    'octavo/pack': packed(own),
    ...Object.fromEntries(Object.entries(also).map(([form, type]) => [`octavo/pack, ${form}`, packed(type)])),
    'octavo/pack, closures': packed(own, { engine: 'closures' }),
    'octavo/flex': { encode: (value) => encode(value), decode: (message) => toObject(message) },
    'octavo/flex, size': { encode: (value) => encode(value, { profile: sizeProfile }), decode: (message) => toObject(message) },
    'octavo/flex, schema': flexed(schema),
  };
}

function packed(type, options) {
  return coded(type, pack(type, options), new Writer(1 << 16));
}

function flexed(type) {
  return coded(type, flex(type), new FlexWriter(1 << 16));
}

function coded(type, codec, writer) {
  return {
    from: (value) => shaped(type.node, value, octavo),
    encode: (value) => codec.encode(value),
    pooled(value) {
      writer.reset();
      codec.encodeInto(value, writer);
      return writer.at;
    },
    decode: (message) => codec.decode(message),
  };
}
