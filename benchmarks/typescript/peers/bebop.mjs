import { BebopView } from 'bebop';
import { octavo, shaped } from '../shaped.mjs';

/** V8 has the memory of longer arrays outside its heap, which takes longer than a part of the pool of `Buffer`s. */
const IN_HEAP = 64;

const form = { ...octavo, choice: (names, name) => names.indexOf(name), none: undefined };

/** Bebop: the methods that bebopc 3.2.3 writes for a schema. A struct with something optional is a message. */
export function bebop({ schema: { node } }) {
  const source = new BebopSource();
  const root = source.declare(node.fields);
  const { encodeInto, readFrom } = new Function(`${source.declarations.join('\n')}\nreturn ${root};`)();
  const view = BebopView.getInstance();
  function pooled(value) {
    view.startWriting();
    encodeInto(value, view);
    return view.length;
  }
  const written = () => view.toArray();
  return {
    from: (value) => shaped(node, value, form),
    encode: (value) => (pooled(value) > IN_HEAP ? Buffer.from(written()) : written().slice()),
    pooled,
    written,
    decode(message) {
      view.startReading(message);
      return readFrom(view);
    },
  };
}

class BebopSource {
  declarations = [];

  /** Writes the methods of a struct or a message, and returns its name. */
  declare(fields) {
    const isMessage = fields.some(([, type]) => type.kind === 'optional');
    const [write, read] = isMessage ? this.#message(fields) : this.#struct(fields);
    const name = `T${this.declarations.length}`;
    this.declarations.push(`const ${name} = {\nencodeInto(record, view) {\n${write}\n},\nreadFrom(view) {\n${read}\n},\n};`);
    return name;
  }

  #struct(fields) {
    const write = fields.map(([name, type]) => this.#write(type, `record.${name}`, 0));
    const read = fields.map(([, type], at) => `let field${at}; ${this.#read(type, `field${at}`, 0)}`);
    return [write.join('\n'), `${read.join('\n')}\nreturn { ${fields.map(([name], at) => `${name}: field${at}`).join(', ')} };`];
  }

  #message(fields) {
    const present = ([, type]) => (type.kind === 'optional' ? type.item : type);
    const write = fields.map(
      (field, at) => `if (record.${field[0]} !== undefined) { view.writeByte(${at + 1}); ${this.#write(present(field), `record.${field[0]}`, 0)} }`,
    );
    const read = fields.map((field, at) => `case ${at + 1}: ${this.#read(present(field), `message.${field[0]}`, 0)} break;`);
    return [
      `const pos = view.reserveMessageLength(); const start = view.length;\n${write.join('\n')}
view.writeByte(0); view.fillMessageLength(pos, view.length - start);`,
      `const message = {}; const length = view.readMessageLength(); const end = view.index + length;
while (true) { switch (view.readByte()) { case 0: return message;\n${read.join('\n')}\ndefault: view.index = end; return message; } }`,
    ];
  }

  #write(node, value, depth) {
    const method = methodOf(node);
    if (method) return `view.write${method}(${value});`;
    if (node.kind === 'bool') return `view.writeByte(Number(${value}));`;
    if (node.kind === 'map') {
      const entry = `${this.#write(node.key, `k${depth}`, depth + 1)} ${this.#write(node.value, `v${depth}`, depth + 1)}`;
      return `view.writeUint32(${value}.size); for (const [k${depth}, v${depth}] of ${value}) { ${entry} }`;
    }
    const item = itemOf(node);
    if (!item) return `${this.#nameOf(node)}.encodeInto(${value}, view);`;
    const each = this.#write(item, `${value}[i${depth}]`, depth + 1);
    return `{ const length${depth} = ${value}.length; view.writeUint32(length${depth}); ${loopOf(depth)} { ${each} } }`;
  }

  #read(node, target, depth) {
    const method = methodOf(node);
    if (method) return `${target} = view.read${method}();`;
    if (node.kind === 'bool') return `${target} = !!view.readByte();`;
    const loop = loopOf(depth);
    if (node.kind === 'map') {
      const entry = `let k${depth}, v${depth}; ${this.#read(node.key, `k${depth}`, depth + 1)} ${this.#read(node.value, `v${depth}`, depth + 1)}`;
      return `{ const length${depth} = view.readUint32(); ${target} = new Map(); ${loop} { ${entry} ${target}.set(k${depth}, v${depth}); } }`;
    }
    const item = itemOf(node);
    if (!item) return `${target} = ${this.#nameOf(node)}.readFrom(view);`;
    const each = this.#read(item, `x${depth}`, depth + 1);
    return `{ const length${depth} = view.readUint32(); ${target} = []; ${loop} { let x${depth}; ${each} ${target}[i${depth}] = x${depth}; } }`;
  }

  /** The name of a struct; one that is written and read has one declaration. */
  #nameOf(node) {
    const known = this.#names.get(node) ?? this.declare(node.kind === 'flags' ? node.names.map((name) => [name, { kind: 'bool' }]) : node.fields);
    this.#names.set(node, known);
    return known;
  }

  #names = new Map();
}

function methodOf({ kind, name }) {
  if (kind === 'compressed') return { vi32: 'Int32', vu32: 'Uint32' }[name] ?? 'Float64';
  return { fixed: 'Float64', text: 'String', shared: 'String', enum: 'Uint32' }[kind];
}

const loopOf = (depth) => `for (let i${depth} = 0; i${depth} < length${depth}; i${depth}++)`;
const itemOf = ({ kind, item, items }) => (kind === 'list' ? item : kind === 'tuple' ? items[0] : undefined);
