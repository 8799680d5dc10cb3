import avsc from 'avsc';
import { shaped } from '../shaped.mjs';

const ROOM = 1 << 22;
// A message that is longer than the memory it encodes to is written twice.
avsc.Type.__reset(ROOM);
const form = { map: Object.fromEntries, choice: (_, name) => name, name: (name) => name, list: (items) => items, none: null };

/** Avro; an integer of 53 bits is a `long`. */
export function avro({ schema: { node } }) {
  const type = avsc.Type.forSchema(new AvroSchema().of(node));
  const memory = Buffer.alloc(ROOM);
  return {
    from: (value) => shaped(node, value, form),
    encode: (value) => type.toBuffer(value),
    pooled: (value) => type.encode(value, memory, 0),
    written: (end) => memory.subarray(0, end),
    decode: (message) => type.fromBuffer(message),
  };
}

/** Translates types; what has a name gets one of its own. */
class AvroSchema {
  #count = 0;

  of(node) {
    switch (node.kind) {
      case 'bool':
        return 'boolean';
      case 'fixed':
        return 'double';
      case 'compressed':
        return node.name === 'vi32' ? 'int' : 'long';
      case 'text':
      case 'shared':
        return 'string';
      case 'enum':
        return { type: 'enum', name: this.#name(), symbols: node.names };
      case 'flags':
        return this.#record(node.names.map((name) => [name, { kind: 'bool' }]));
      case 'optional':
        return ['null', this.of(node.item)];
      case 'list':
        return { type: 'array', items: this.of(node.item) };
      case 'tuple':
        return { type: 'array', items: this.of(node.items[0]) };
      case 'map':
        return { type: 'map', values: this.of(node.value) };
      case 'struct':
        return this.#record(node.fields);
    }
    throw new Error(`no Avro for ${node.kind}`);
  }

  #record(fields) {
    return { type: 'record', name: this.#name(), fields: fields.map(([name, type]) => ({ name, type: this.of(type) })) };
  }

  #name = () => `T${this.#count++}`;
}
