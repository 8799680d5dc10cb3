import { type Bytes, CHUNK, copyOf, IN_HEAP, newChunk, SHARING } from "../../core/index.ts";
import type { PackWriter } from "./pack-writer.ts";

/**
 * A writer gets a chunk behind so many small messages in a row: a program's own type that encodes while its value is has a new writer each time.
 * One that has grown gets it later, since to grow again takes as long as some hundred of them.
 */
const PATIENCE = 4;
const PATIENCE_GROWN = 1000;

/** The chunk that is being filled, where messages stay as they were written, by the writer whose memory it is. */
let chunk: Bytes | undefined;

/** Returns the message that a writer has from its `start` to `end`, and has it begin the next one where it may write. */
export function finishMessage(writer: PackWriter, end: number): Bytes {
  const { bytes, start } = writer;
  const size = end - start;
  if (size <= IN_HEAP) return bytes.slice(start, end);
  if (size <= SHARING && bytes === chunk) return placed(writer, bytes, end);
  const message = copyOf(bytes, start, end);
  goOn(writer, size);
  return message;
}

function placed(writer: PackWriter, { buffer }: Bytes, end: number): Bytes {
  const { start } = writer;
  writer.at = (end + 7) & ~7;
  if (writer.at > CHUNK - SHARING) own(writer);
  return new Uint8Array(buffer, start, end - start);
}

/** Has a writer begin its next message where the copied one was, or in a chunk. */
function goOn(writer: PackWriter, size: number): void {
  writer.copied = size <= SHARING ? writer.copied + 1 : 0;
  if (writer.bytes !== chunk) writer.at = 0;
  if (writer.copied > (writer.bytes.length > CHUNK ? PATIENCE_GROWN : PATIENCE)) own(writer);
}

/** Gives a writer a chunk, where there are any. */
function own(writer: PackWriter): void {
  chunk = newChunk();
  if (!chunk) return;
  writer.copied = 0;
  writer.use(chunk);
  writer.at = 0;
}
