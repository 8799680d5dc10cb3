import type { Bytes, Limits } from "../../core/index.ts";
import type { FlexOptions } from "../write/options.ts";
import { emitterOf } from "../write/pool.ts";
import { JsonImport } from "./json-import.ts";

/**
 * Returns the messages for JSON texts that are separated by line breaks, one after another; lines of white space are skipped.
 *
 * A text may span lines. An error in a later text does not take back those before; its offset counts from the first byte of all.
 */
export function* fromJsonLines(json: Uint8Array | string, options: FlexOptions = {}, limits?: Limits): Generator<Bytes> {
  const emitter = emitterOf(options);
  const texts = new JsonImport(json, emitter, limits);
  while (texts.readLine()) {
    const message = emitter.finish().copy();
    emitter.clear();
    yield message;
  }
}
