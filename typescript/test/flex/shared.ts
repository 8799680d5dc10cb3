import { FlexBuilder } from "octavo/flex";

/** Returns the message of what `fill` puts. */
export function build(fill: (builder: FlexBuilder) => void): Uint8Array {
  const builder = new FlexBuilder();
  fill(builder);
  return builder.finish();
}

/** A value at `base` of the bytes of a message that is being made, with its type byte. */
export interface Value {
  readonly bytes: readonly number[];
  readonly base: number;
  readonly packed: number;
}

/** Returns a value that begins with the size of what follows. */
export function sized(content: readonly number[], size: number, packed: number): Value {
  return { bytes: [...int32(size), ...content], base: 4, packed };
}

/** Returns a vector of so many times the same value. */
export function repeated({ bytes, base, packed }: Value, count: number): Value {
  const start = bytes.length + 4;
  const slots = Array.from({ length: count }, (_, index) => int32(start + 4 * index - base)).flat();
  return { bytes: [...bytes, ...int32(count), ...slots, ...new Array(count).fill(packed)], base: start, packed: 0x2a };
}

/** Returns the message whose root is a value. */
export function messageOf({ bytes, base, packed }: Value): Uint8Array {
  return Uint8Array.from([...bytes, ...int32(bytes.length - base), packed, 4]);
}

function int32(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >> 24];
}
