import { isDate, isMap, isNumberArray } from "./realm.ts";

/** A default for one value alone, which may be changed: a copy of data, but what is frozen, or of a class of the program's, as it is. */
export function fresh(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(fresh);
  if (isMap(value)) return new Map(Array.from(value, ([key, each]) => [fresh(key), fresh(each)]));
  if (isDate(value)) return new Date(value);
  if (isNumberArray(value)) return Uint8Array.prototype.slice.call(value); // of a Buffer its own is no copy
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fresh(each)]));
}
