import { encode, encodeInto, flex, read, sizeProfile, toObject, verify, Writer as FlexWriter } from 'octavo/flex';
import { pack, Writer } from 'octavo/pack';
import { octavo, shaped } from '../shaped.mjs';

const ROOM = 1 << 16;
let codecs = 0;

/** octavo in all the forms that a workload has schemas for. */
export function octavos({ schema, own = schema, also = {} }) {
  const [first] = schema.node.fields[0];
  return {
    'octavo/pack': packed(own),
    ...Object.fromEntries(Object.entries(also).map(([form, type]) => [`octavo/pack, ${form}`, packed(type)])),
    'octavo/pack, closures': packed(own, { engine: 'closures' }),
    'octavo/flex': plain({}, first),
    'octavo/flex, size': plain({ profile: sizeProfile }, first),
    'octavo/flex, schema': flexed(schema, first),
  };
}

function packed(type, options) {
  return coded(type, pack(type, options), new Writer(ROOM));
}

function flexed(type, first) {
  const codec = flex(type);
  return { ...coded(type, codec, new FlexWriter(ROOM)), verify, field: (message) => codec.view(message)[first] };
}

function plain(options, first) {
  const writer = new FlexWriter(ROOM);
  return {
    encode: (value) => encode(value, options),
    pooled(value) {
      writer.clear();
      encodeInto(value, writer, options);
      return writer.at;
    },
    written: () => writer.written(),
    decode: (message) => toObject(message),
    verify,
    field: (message) => read(message).map.get(first),
  };
}

/** Its calls have a text of their own for each codec, as a program's places have: 3 ns of a Ticker. */
function coded(type, codec, writer) {
  const calls = new Function(
    'codec',
    'writer',
    `return { // ${++codecs}
      encode: (value) => codec.encode(value),
      pooled(value) {
        writer.clear();
        codec.encodeInto(value, writer);
        return writer.at;
      },
      written: () => writer.written(),
      decode: (message) => codec.decode(message),
    };`,
  );
  return { from: (value) => shaped(type.node, value, octavo), ...calls(codec, writer) };
}
