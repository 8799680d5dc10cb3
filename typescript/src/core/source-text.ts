/** An object literal, in which `__proto__` is a property as any other; it may have the properties of another object behind them. */
export function literal(entries: readonly (readonly [name: string, value: string])[], other?: string): string {
  const properties = entries.map(([name, value]) => `${key(name)}: ${value}`);
  if (other !== undefined) properties.push(`...${other}`);
  return `{ ${properties.join(", ")} }`;
}

/** What a value is made of: the names of an object's properties, or how many values an array has. */
export type Shape = readonly string[] | number;

/** An expression that makes a value of that shape. */
export function madeOf(shape: Shape, values: readonly string[]): string {
  return typeof shape === "number" ? `[${values.join(", ")}]` : literal(shape.map((name, at) => [name, values[at]!]));
}

function key(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return isIdentifier(name) ? name : JSON.stringify(name);
}

/** An expression for a property that an object has of its own, or an element of an array. */
export function memberOf(object: string, name: string | number): string {
  return typeof name === "string" && isIdentifier(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
