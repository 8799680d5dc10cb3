/** How values look to the packages of Protocol Buffers: names without underscores, enums by number, lists in lists wrapped. */
export const form = {
  map: Object.fromEntries,
  choice: (names, name) => names.indexOf(name),
  name: camel,
  list: (items, node) => (isNested(node) ? items.map((each) => ({ items: each })) : items),
  none: undefined,
};

/** The source of a schema as .proto; `Root` is its message. */
export function protoOf(schema) {
  const source = new Proto();
  const root = source.nameOf(schema.node);
  return { source: `syntax = "proto3";\n${source.declarations.join('\n')}`, root };
}

class Proto {
  declarations = [];

  /** The name of a type that is no list, map or optional. */
  nameOf(node) {
    switch (node.kind) {
      case 'bool':
        return 'bool';
      case 'fixed':
        return 'double';
      case 'compressed':
        // As 64 bits they would be bigints or objects.
        return { vi32: 'int32', vu32: 'uint32' }[node.name] ?? 'double';
      case 'text':
      case 'shared':
        return 'string';
      case 'enum':
        return this.#enum(node.names);
      case 'flags':
        return this.#message(node.names.map((name) => [name, { kind: 'bool' }]));
      case 'struct':
        return this.#message(node.fields);
    }
    throw new Error(`no .proto for ${node.kind}`);
  }

  #field(node) {
    if (node.kind === 'optional') return node.item.kind === 'list' ? this.#field(node.item) : `optional ${this.nameOf(node.item)}`;
    if (node.kind === 'map') return `map<${this.nameOf(node.key)}, ${this.nameOf(node.value)}>`;
    const item = itemOf(node);
    if (!item) return this.nameOf(node);
    return `repeated ${isNested(node) ? this.#message([['items', item]]) : this.nameOf(item)}`;
  }

  #message(fields) {
    const lines = fields.map(([name, type], at) => `  ${this.#field(type)} ${camel(name)} = ${at + 1};`);
    return this.#declare('message', lines);
  }

  #enum(names) {
    const prefix = `E${this.declarations.length}_`;
    return this.#declare('enum', names.map((name, at) => `  ${prefix}${name} = ${at};`));
  }

  #declare(kind, lines) {
    const name = `T${this.declarations.length}`;
    this.declarations.push(`${kind} ${name} {\n${lines.join('\n')}\n}`);
    return name;
  }
}

const itemOf = ({ kind, item, items }) => (kind === 'list' ? item : kind === 'tuple' ? items[0] : undefined);
const isNested = (node) => itemOf(itemOf(node)) !== undefined;

function camel(name) {
  return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
