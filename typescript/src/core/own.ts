/** Whether a value may have properties of its own: a function may, as in TypeScript's types. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" ? value !== null : typeof value === "function";
}

/** Says whether `value` is an object literal, or one without a prototype. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null; // of another realm
}

/** The value of a property of the object's own or of its class; what every object inherits is none. */
export function getOwn(value: object, name: string): unknown {
  const found = (value as Record<string, unknown>)[name];
  return name in Object.prototype && !Object.hasOwn(value, name) ? undefined : found;
}

/** Returns what `getOwn` does for that name. */
export function getterOf(name: string | number): (value: unknown) => unknown {
  return name in Object.prototype
    ? (value) => getOwn(value as object, name as string)
    : (value) => (value as Record<string, unknown>)[name];
}

/** Adds a property, which may be called `__proto__`. */
export function putOwn(value: object, name: string, property: unknown): void {
  if (name === "__proto__" || !hasTaken(value as Record<string, unknown>, name, property)) {
    Object.defineProperty(value, name, { value: property, enumerable: true, configurable: true, writable: true });
  }
}

/** Whether an object takes a property by assignment: not where a program has frozen one that all objects inherit. */
function hasTaken(value: Record<string, unknown>, name: string, property: unknown): boolean {
  try {
    value[name] = property;
    return true;
  } catch {
    return false;
  }
}
