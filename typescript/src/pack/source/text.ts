import type { Wire } from "../schema/type.ts";

/** A property of an object that a program gave: what every object inherits is none. */
export function property(object: string, name: string): string {
  if (name in Object.prototype) return `getOwn(${object}, ${JSON.stringify(name)})`;
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}

/** An object literal, in which `__proto__` is a property as any other; it may have the properties of another object behind them. */
export function literal(entries: readonly (readonly [name: string, value: string])[], other?: string): string {
  const properties = entries.map(([name, value]) => `${key(name)}: ${value}`);
  if (other !== undefined) properties.push(`...${other}`);
  return `{ ${properties.join(", ")} }`;
}

/** Makes the literal of a struct or a tuple of expressions for its values; of another type the expression for its one. */
export function literalOf(type: Wire): (values: readonly string[]) => string {
  if (type.kind === "struct") return (values) => literal(type.fields.map(([name], at) => [name, values[at]!]));
  return type.kind === "tuple" ? (values) => `[${values.join(", ")}]` : ([value]) => value!;
}

function key(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return isIdentifier(name) ? name : JSON.stringify(name);
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
