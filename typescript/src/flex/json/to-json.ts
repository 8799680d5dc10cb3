import type { Limits } from "../../core/index.ts";
import { rootOf } from "../read/read.ts";
import { type JsonOptions, JsonText } from "./json-text.ts";

/** Returns the JSON text of the message that fills `bytes`, which need not be verified; blobs become strings of base64. */
export function toJson(bytes: Uint8Array, options: JsonOptions = {}, limits?: Limits): string {
  const { at, width, packed } = rootOf(bytes);
  return new JsonText(bytes, options, limits).all(at, width, packed, at);
}
