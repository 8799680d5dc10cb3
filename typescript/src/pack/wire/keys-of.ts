import { isObject, isPlain } from "../../core/index.ts";
import { refuse } from "./wrong.ts";

/** Returns the names of the properties of an object without a class. */
export function keysOf(value: unknown): string[] {
  return isObject(value) && isPlain(value) ? Object.keys(value) : refuse("a plain object", value);
}
