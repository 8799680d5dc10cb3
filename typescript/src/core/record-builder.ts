import { putOwn } from "./own.ts";
import { isLargeIndex, newSparse } from "./sparse.ts";

/** Makes a plain object of entries, whose every key is data. */
class RecordBuilder {
  made: Record<string, unknown> = {};
  private isSparse = false;

  /** Adds a property; returns whether there was none of that name. */
  add(key: string, value: unknown): boolean {
    const isOrdinary = this.made[key] === undefined && value !== undefined && !isDigit(key.charCodeAt(0));
    if (!isOrdinary) return this.#define(key, value);
    this.made[key] = value;
    return true;
  }

  /** Adds a property that may be an index, have a name that all objects inherit, or be undefined. */
  #define(key: string, value: unknown): boolean {
    if (Object.hasOwn(this.made, key)) return false;
    if (!this.isSparse && isLargeIndex(key)) this.#toSparse();
    putOwn(this.made, key, value);
    return true;
  }

  #toSparse(): void {
    this.made = Object.defineProperties(newSparse(), Object.getOwnPropertyDescriptors(this.made));
    this.isSparse = true;
  }
}

export function newRecord(): RecordBuilder {
  return new RecordBuilder();
}

/** Returns an object that has these properties, also of `__proto__`. */
export function objectOf(entries: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const record = newRecord();
  for (const [name, value] of entries) record.add(name, value);
  return record.made;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
