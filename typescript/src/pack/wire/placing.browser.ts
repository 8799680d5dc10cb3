import type { Bytes } from "../../core/index.ts";
import type { PackWriter } from "./pack-writer.ts";

/** Returns a copy of the message that a writer has from `start` to `end`: a browser has no memory that may be shared by messages. */
export function finishMessage(writer: PackWriter, end: number): Bytes {
  return writer.bytes.slice(writer.start, end);
}
