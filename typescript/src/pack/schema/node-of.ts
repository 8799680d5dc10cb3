import { shown } from "../../core/index.ts";
import type { Node, Schema } from "./type.ts";

/** What a schema is made of; throws a `TypeError` if there is none, as in modules that import each other, or none of them. */
export function nodeOf(type: Schema, of = ""): Node {
  if (!type?.node) throw new TypeError(`expected a schema${of}, found ${shown(type)}`);
  return type.node;
}
