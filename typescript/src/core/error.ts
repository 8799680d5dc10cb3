/** Sorts what makes bytes malformed, in the words of spec/pack.md and spec/frame.md, which say where each is reported. */
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

/** What is known of a fault. */
export interface Fault {
  /** What was needed here. */
  readonly expected: string;
  /** What stood here instead. */
  readonly found: string;
  /** The byte where it stood, counted from the first of the input; absent when there is no single place, as in a value to be written. */
  readonly offset?: number | undefined;
  /** The place in the value as a JSON Pointer, "" for the root; absent when it is not known. */
  readonly path?: string | undefined;
  /** The sort of malformed bytes; absent of a mismatch, and where the wire's specification has no sorts. */
  readonly kind?: MalformedKind | undefined;
  /** What code of the program's own has thrown, if that is what is wrong. */
  readonly cause?: unknown;
}

/**
 * Says why bytes could not be turned into a value, or a value into bytes.
 *
 * `malformed`: the bytes are not valid for their wire. `mismatch`: the bytes or the value are sound, but not of the type asked for.
 */
export class OctavoError extends Error implements Fault {
  /** The name of the class, as in its stack. */
  override readonly name = "OctavoError";
  /** Whether it is the bytes, or the type that they or a value should be of. */
  declare readonly family: "malformed" | "mismatch";
  /** What was needed here. */
  declare readonly expected: string;
  /** What stood here instead. */
  declare readonly found: string;
  /** The byte where it stood, counted from the first of the input; undefined when there is no single place. */
  declare readonly offset: number | undefined;
  /** The place in the value as a JSON Pointer, "" for the root; undefined when it is not known. */
  declare readonly path: string | undefined;
  /** The sort of malformed bytes; undefined of a mismatch, and where the wire's specification has no sorts. */
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
