import { type Bytes, checkedLimits, type Limits } from "../../core/index.ts";
import type { FlexOptions } from "../write/options.ts";
import { messageOf, poolOf } from "../write/pool.ts";
import { JsonImport } from "./json-import.ts";

/**
 * Returns the message of a JSON text, strict RFC 8259, in UTF-8 or as a string; throws malformed, with the byte offset, for anything else.
 *
 * A number without fraction and exponent becomes an integer, any other a float: `1.0` stays a float. See spec/json.md.
 */
export function fromJson(json: Uint8Array | string, options: FlexOptions = {}, limits?: Limits): Bytes {
  const checked = checkedLimits(limits);
  return messageOf(poolOf(options), json, (to) => new JsonImport(json, to, checked).read());
}
