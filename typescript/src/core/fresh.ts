import { isDate, isMap, isNumberArray } from "./realm.ts";

/** A default for one value alone, which may be changed: a copy of data, but what is frozen, or of a class of the program's, as it is. */
export function fresh(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (isNumberArray(value)) return Uint8Array.prototype.slice.call(value); // of a Buffer its own is no copy
  const type = Object.getPrototypeOf(value);
  if (type === Object.prototype) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fresh(each)]));
  const name = type?.constructor?.name; // a class that extends one of the language has another
  if (name === "Array") return (value as unknown[]).map(fresh);
  if (name === "Map" && isMap(value)) return new Map(Array.from(value, ([key, each]) => [fresh(key), fresh(each)]));
  return name === "Date" && isDate(value) ? new Date(value) : value;
}
