import type { Bytes, Limits } from "../../core/index.ts";
import { PackWriter } from "./pack-writer.ts";
import { finishMessage } from "./placing.ts";
import { KEPT_TEXTS, Reader } from "./reader.ts";

/** The last writer and reader. What is in use is not taken: a type of the program's own may encode and decode while its value is. */
let lastWriter = /* @__PURE__ */ new PackWriter();
let lastReader = /* @__PURE__ */ new Reader();

/** A writer with a larger buffer, or more shared texts, is not kept. */
const KEPT = 1 << 20;

/** A writer to write a message alone. */
export function takeWriter(): PackWriter {
  if (lastWriter.isBusy) lastWriter = new PackWriter();
  return lastWriter;
}

/** Returns the message of a writer, which may be taken again then. */
export function finishWriter(writer: PackWriter): Bytes {
  const end = writer.at;
  writer.at = writer.start;
  if (writer.bytes.length > KEPT || writer.texts.length > KEPT_TEXTS) lastWriter = new PackWriter();
  return finishMessage(writer, end);
}

/** A reader of a message. One that has failed is never taken again. */
export function takeReader(message: Uint8Array, limits: Required<Limits>): Reader {
  if (lastReader.isBusy) lastReader = new Reader();
  const reader = lastReader;
  reader.begin(message, limits);
  return reader;
}

/** Refuses bytes behind the message; the reader may be taken again then. */
export function finishReader(reader: Reader): void {
  if (reader.at < reader.end) reader.trailing();
  if (reader.isInPlace) reader.finish();
  reader.isBusy = false;
}

/** Forgets the last writer and reader when one has failed, which holds all of its message until the next one is taken. */
export function dropSpare(): void {
  lastWriter = new PackWriter();
  lastReader = new Reader();
}
