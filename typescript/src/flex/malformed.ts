import { OctavoError } from "../core/index.ts";

/** Says that `expected` should have stood at byte `offset`. */
export function malformed(expected: string, found: string | number | bigint, offset: number | undefined, path?: string): OctavoError {
  return new OctavoError("malformed", { expected, found: String(found), offset, path });
}

/** Says that the value at byte `offset` is sound, but not what was asked for. */
export function mismatch(expected: string, found: string, offset: number, path?: string): OctavoError {
  return new OctavoError("mismatch", { expected, found, offset, path });
}

/** Returns the step of a JSON Pointer (RFC 6901) to the entry with this key. */
export function pointerStep(key: string): string {
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The beginning of a text, for an error. */
export function clipped(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** The same in quotes. */
export function quoted(text: string): string {
  return JSON.stringify(clipped(text));
}
