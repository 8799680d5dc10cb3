import type { Limits } from "../../core/index.ts";
import { PackWriter } from "./pack-writer.ts";
import { Reader } from "./reader.ts";

/** A writer and a reader that no call uses now: a type of the program's own may encode and decode while its value is. */
let spareWriter: PackWriter | undefined;
let spareReader: Reader | undefined;

/** A writer with a larger buffer is not kept. */
const KEPT = 1 << 20;

/** A writer to write a message alone. */
export function takeWriter(): PackWriter {
  const writer = spareWriter ?? new PackWriter();
  spareWriter = undefined;
  writer.at = 0;
  return writer;
}

/** Copies the message of a writer, which may be taken again then. */
export function finishWriter(writer: PackWriter): Uint8Array {
  const message = writer.copy();
  if (writer.bytes.length <= KEPT) spareWriter = writer;
  return message;
}

/** A reader of a message. */
export function takeReader(message: Uint8Array, limits: Required<Limits>): Reader {
  const reader = spareReader ?? new Reader();
  spareReader = undefined;
  reader.begin(message, limits);
  return reader;
}

/** Refuses bytes behind the message; the reader may be taken again then. */
export function finishReader(reader: Reader): void {
  if (reader.at < reader.end) reader.fail("trailing", "the end", `${reader.left} bytes more`);
  if (reader.isInPlace) reader.finish();
  spareReader = reader;
}
