import { type Bytes, checkedLimits, type Limits } from "../../core/index.ts";
import type { FlexOptions } from "../write/options.ts";
import { messageOf, poolOf } from "../write/pool.ts";
import { JsonImport } from "./json-import.ts";
import { type JsonLine, JsonLines } from "./json-lines.ts";
import { wellFormed } from "./json-source.ts";

/** The limits on a stream of JSON lines. */
export interface JsonLinesLimits extends Limits {
  /** The most bytes of one text with its line break, or of white space without one; 16 MiB by default. */
  readonly maxTextBytes?: number;
}

/** The part of a `ReadableStream` of bytes that is used, for programs without the types of browsers and of Node. */
export interface ByteStream {
  /** Returns the reader of the pieces. */
  getReader(): {
    read(): Promise<{ readonly done: true } | { readonly done: false; readonly value: Uint8Array }>;
    cancel(): Promise<void>;
  };
}

const MAX_TEXT_BYTES = 16 << 20;

/**
 * Yields the messages of JSON texts that are separated by line breaks; lines of white space are skipped.
 *
 * A text may span lines. All messages before an error are yielded; the offset of the error counts from the first byte of the input.
 */
export function* fromJsonLines(json: Uint8Array | string, options: FlexOptions = {}, limits?: Limits): Generator<Bytes> {
  const checked = checkedLimits(limits);
  const lines = new JsonLines(checked.maxDepth, Infinity);
  const message = messagesBy(options, checked);
  for (const line of lines.push(typeof json === "string" ? new TextEncoder().encode(wellFormed(json)) : json)) yield message(line);
  for (const line of lines.end()) yield message(line);
}

/**
 * Yields the messages of JSON lines that come in pieces of any size, each as soon as its line has ended, in memory for one text.
 *
 * Takes streams of `fetch` and of Node. All messages before an error are yielded; a stream that is not read to its end is cancelled.
 */
export async function* fromJsonLinesStream(
  pieces: ByteStream | AsyncIterable<Uint8Array>,
  options: FlexOptions = {},
  { maxTextBytes = MAX_TEXT_BYTES, ...limits }: JsonLinesLimits = {},
): AsyncGenerator<Bytes> {
  if (!(maxTextBytes >= 0)) throw new RangeError(`maxTextBytes must be in 0..Infinity, was ${maxTextBytes}`);
  const checked = checkedLimits(limits);
  const lines = new JsonLines(checked.maxDepth, maxTextBytes);
  const message = messagesBy(options, checked);
  for await (const piece of "getReader" in pieces ? piecesOf(pieces) : pieces) for (const line of lines.push(piece)) yield message(line);
  for (const line of lines.end()) yield message(line);
}

/** Yields the pieces of a stream: not every browser's can be iterated. */
async function* piecesOf(stream: ByteStream): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** Returns what makes the message of a text. */
function messagesBy(options: FlexOptions, limits: Required<Limits>): (line: JsonLine) => Bytes {
  const pool = poolOf(options);
  return (line) => messageOf(pool, line, (to, { bytes }) => new JsonImport(bytes, to, limits, line).read("a line break"));
}
