import { type Bytes, checkedLimits, hasLoneSurrogate, type Limits, OctavoError } from "../../core/index.ts";
import type { FlexOptions } from "../write/options.ts";
import { messageOf, poolOf } from "../write/pool.ts";
import { JsonImport } from "./json-import.ts";
import { type JsonLine, JsonLines } from "./json-lines.ts";

/**
 * Returns the messages for JSON texts that are separated by line breaks, one after another; lines of white space are skipped.
 *
 * A text may span lines. An error in a later text does not take back those before; its offset counts from the first byte of all.
 */
export function* fromJsonLines(json: Uint8Array | string, options: FlexOptions = {}, limits?: Limits): Generator<Bytes> {
  const message = messageOfLine(options, limits);
  const lines = new JsonLines(checkedLimits(limits).maxDepth);
  for (const line of lines.push(typeof json === "string" ? utf8(json) : json)) yield message(line);
  for (const line of lines.end()) yield message(line);
}

/**
 * Yields the messages for JSON lines that come in any pieces, each as soon as its line has ended, in memory for the longest text.
 *
 * Takes streams of `fetch` and of Node. All that comes before an error is yielded; what is not read to its end is cancelled.
 */
export async function* fromJsonLinesStream(
  pieces: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  options: FlexOptions = {},
  limits?: Limits,
): AsyncGenerator<Bytes> {
  const message = messageOfLine(options, limits);
  const lines = new JsonLines(checkedLimits(limits).maxDepth);
  for await (const piece of "getReader" in pieces ? piecesOf(pieces) : pieces) {
    for (const line of lines.push(piece)) yield message(line);
  }
  for (const line of lines.end()) yield message(line);
}

/** Yields the pieces of a stream: not every browser's can be iterated. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

function messageOfLine(options: FlexOptions, limits?: Limits): (line: JsonLine) => Bytes {
  const pool = poolOf(options);
  return (line) => messageOf(pool, line, (to, { bytes }) => new JsonImport(bytes, to, limits, line).read("a line break"));
}

function utf8(json: string): Uint8Array {
  if (hasLoneSurrogate(json)) throw new OctavoError("malformed", { expected: "text without lone surrogates", found: "one" });
  return new TextEncoder().encode(json);
}
