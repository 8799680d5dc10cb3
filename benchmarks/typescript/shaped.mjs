/** How a program that uses octavo has a value. */
export const octavo = { map: (entries) => new Map(entries), choice: (_, name) => name, name: (name) => name, list: (items) => items };

/**
 * Returns `value`, as JSON has it, in the form in which a package takes values of the type. What is not there or null is left out, unless the
 * form has a `none` for it.
 */
export function shaped(node, value, form) {
  switch (node.kind) {
    case 'optional':
      return value === null || value === undefined ? noneOf(node, form) : shaped(node.item, value, form);
    case 'list':
      if (node.as === 'typed') return Float64Array.from(value);
      return form.list(value.map((each) => shaped(node.item, each, form)), node);
    case 'tuple':
      return form.list(value.map((each, at) => shaped(node.items[at], each, form)), node);
    case 'map':
      return form.map(Object.entries(value).map(([key, each]) => [key, shaped(node.value, each, form)]));
    case 'enum':
      return form.choice(node.names, value);
    case 'flags':
      return literal(node.names.map((name) => [form.name(name), value[name]]));
    case 'struct':
      return objectOf(node.fields, value, form);
    case 'columns':
      return node.byField ? arraysOf(node.fields, value, form) : value.map((row) => objectOf(node.fields, row, form));
    default:
      return value;
  }
}

const noneOf = (node, form) => ('none' in form ? form.none : node.none);

function objectOf(fields, value, form) {
  const entries = fields.map(([name, type]) => [form.name(name), shaped(type, value[name], form)]);
  return literal(entries.filter(([, each]) => each !== undefined));
}

/** An object of arrays, of an array of objects or of one. */
function arraysOf(fields, value, form) {
  const column = (name) => (Array.isArray(value) ? value.map((row) => row[name]) : value[name]);
  return literal(fields.map(([name, type]) => [name, columnOf(type, column(name), form)]));
}

const columnOf = (type, items, form) => (type.kind === 'fixed' ? Float64Array.from(items) : items.map((each) => shaped(type, each, form)));

const literals = new Map();

/** An object as a literal of a program makes it: the engine has one of `Object.fromEntries` in more memory, and partly outside of it. */
function literal(entries) {
  const names = JSON.stringify(entries.map(([name]) => name));
  if (!literals.has(names)) literals.set(names, new Function('v', `return { ${entries.map(([name], at) => `${JSON.stringify(name)}: v[${at}]`)} };`));
  return literals.get(names)(entries.map(([, each]) => each));
}
