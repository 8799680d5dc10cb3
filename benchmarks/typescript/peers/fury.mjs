import fury from '@furyjs/fury';
import { octavo, shaped } from '../shaped.mjs';

const { default: Fury, Type } = fury;

/** Fury, of which Fory has no later package; an integer of 53 bits is a double, since its own are bigints. */
export function furyjs({ schema: { node } }) {
  const { serialize, serializeVolatile, deserialize } = new Fury({ refTracking: false }).registerSerializer(new FuryTypes().of(node));
  return {
    from: (value) => shaped(node, value, { ...octavo, none: null }),
    encode: serialize,
    pooled(value) {
      const volatile = serializeVolatile(value);
      volatile.dispose();
      return volatile;
    },
    written: (volatile) => volatile.get(),
    decode: deserialize,
  };
}

class FuryTypes {
  #count = 0;

  of(node) {
    switch (node.kind) {
      case 'bool':
        return Type.bool();
      case 'fixed':
        return Type.double();
      case 'compressed':
        return node.name === 'vi32' ? Type.int32() : Type.double();
      case 'text':
      case 'shared':
        return Type.string();
      case 'enum':
        return Type.enum(Object.fromEntries(node.names.map((name) => [name, name])));
      case 'flags':
        return this.#object(node.names.map((name) => [name, { kind: 'bool' }]));
      case 'optional':
        return this.of(node.item);
      case 'list':
        return Type.array(this.of(node.item));
      case 'tuple':
        return Type.array(this.of(node.items[0]));
      case 'map':
        return Type.map(this.of(node.key), this.of(node.value));
      case 'struct':
        return this.#object(node.fields);
    }
    throw new Error(`no Fury for ${node.kind}`);
  }

  #object(fields) {
    return Type.object(`t${this.#count++}`, Object.fromEntries(fields.map(([name, type]) => [name, this.of(type)])));
  }
}
