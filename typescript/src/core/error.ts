/** The kind of fault in bytes, as spec/pack.md and spec/frame.md define it, which also say where each is reported. */
export type MalformedKind =
  | "truncated"
  | "trailing"
  | "reserved"
  | "range"
  | "varint"
  | "count"
  | "utf8"
  | "reference"
  | "duplicate"
  | "section"
  | "limit"
  | "lead"
  | "checksum";

/** The details of a fault. */
export interface Fault {
  /** What was expected, in words. */
  readonly expected: string;
  /** What was found instead, in words. */
  readonly found: string;
  /** The byte offset of the fault in the input; absent when there is no single place, as in a value to be written. */
  readonly offset?: number | undefined;
  /** The place in the value as a JSON Pointer, "" for the root; absent when it is not known. */
  readonly path?: string | undefined;
  /** The kind of fault in malformed bytes; absent for a mismatch, and where the wire's specification defines no kinds. */
  readonly kind?: MalformedKind | undefined;
  /** The exception that the program's own code has thrown, if that is the fault. */
  readonly cause?: unknown;
}

/**
 * Thrown when bytes cannot be decoded into a value, or a value cannot be encoded.
 *
 * `malformed`: the bytes are not valid for their wire. `mismatch`: the bytes or the value are valid, but not of the type asked for.
 */
export class OctavoError extends Error implements Fault {
  /** The name of the class, as in its stack. */
  override readonly name = "OctavoError";
  /** Whether the bytes are not valid, or the bytes or a value are not of the type that was asked for. */
  declare readonly family: "malformed" | "mismatch";
  /** What was expected, in words. */
  declare readonly expected: string;
  /** What was found instead, in words. */
  declare readonly found: string;
  /** The byte offset of the fault in the input; undefined when there is no single place. */
  declare readonly offset: number | undefined;
  /** The place in the value as a JSON Pointer, "" for the root; undefined when it is not known. */
  declare readonly path: string | undefined;
  /** The kind of fault in malformed bytes; undefined for a mismatch, and where the wire's specification defines no kinds. */
  declare readonly kind: MalformedKind | undefined;

  constructor(family: "malformed" | "mismatch", fault: Fault) {
    super(message(family, fault));
    Object.assign(this, fault); // it may be another error, of another family
    this.family = family;
  }
}

function message(family: string, { expected, found, offset, path }: Fault): string {
  const where = offset === undefined ? "" : ` at byte ${offset}`;
  const whose = path ? ` (${path})` : "";
  return `${family}${where}${whose}: expected ${expected}, found ${found}`.replace(CONTROL, encodeURIComponent);
}

/** What breaks lines, and steers terminals: names in paths may have any of it. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
