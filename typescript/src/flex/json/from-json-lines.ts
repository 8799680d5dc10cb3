import type { Limits } from "../../core/index.ts";
import { FlexBuilder } from "../write/builder.ts";
import type { FlexOptions } from "../write/options.ts";
import { JsonImport } from "./json-import.ts";

/**
 * Returns the messages for JSON texts that are separated by line breaks, one after another; lines of white space are skipped.
 *
 * A text may span lines. An error in a later text does not take back those before; its offset counts from the first byte of all.
 */
export function* fromJsonLines(json: Uint8Array | string, options: FlexOptions = {}, limits?: Limits): Generator<Uint8Array> {
  const builder = new FlexBuilder(options);
  const texts = new JsonImport(json, builder, limits);
  while (texts.readLine()) yield builder.finish();
}
