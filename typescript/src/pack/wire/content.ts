import { lengthOf } from "../../core/index.ts";
import { writableLength } from "./count.ts";
import type { PackWriter } from "./pack-writer.ts";
import { type Prefix, sizeOfPrefix } from "./prefix.ts";

/** Writes bytes behind their prefix; returns their length. */
export function putContent(to: PackWriter, content: Uint8Array, prefix: Prefix): number {
  const length = writableLength(lengthOf(content));
  to.room(length + 5);
  const from = to.at + sizeOfPrefix(prefix(length));
  if (length > 0) to.bytes.set(content, from); // one that was detached has none
  return to.behind(prefix, from, length);
}
