// Numbers where they lie in a message: little-endian, of 1, 2, 4 or 8 bytes. Whoever loads one knows that it is inside.

/** Nothing to read. */
export const NONE: Uint8Array = new Uint8Array(0);

/** A view of larger memory is not kept when nothing of a message is left to be read. */
const KEPT = 1 << 20;

let lastBytes: Uint8Array = NONE;
let lastView: DataView = new DataView(lastBytes.buffer);
let isLarge = false;

/** Returns a view of `bytes`: to make one for each number, or to ask for its buffer, costs more than all else about it. */
function viewOf(bytes: Uint8Array): DataView {
  return bytes === lastBytes ? lastView : newView(bytes);
}

function newView(bytes: Uint8Array): DataView {
  lastBytes = bytes;
  const { buffer } = bytes;
  lastView = new DataView(buffer, bytes.byteOffset); // as far as the memory goes: it may grow, and the bytes with it
  isLarge = buffer.byteLength > KEPT;
  return lastView;
}

/** Lets go of the memory that was read last if it is large: a program may read none after it. */
export function letGo(): void {
  if (isLarge) newView(NONE);
}

/** The floats of messages of up to so many bytes are put together here: to make a view takes longer. */
const SHORT = 256;

const halves = new Int32Array(2);
const doubles = new Float64Array(halves.buffer);
const singles = new Float32Array(halves.buffer);

/** Loads an unsigned integer; one beyond 2^53 comes rounded, which is far outside of any message. */
export function unsigned(bytes: Uint8Array, at: number, width: number): number {
  if (width === 1) return bytes[at]!;
  if (width === 2) return bytes[at]! | (bytes[at + 1]! << 8);
  const low = int32(bytes, at) >>> 0;
  return width === 4 ? low : low + (int32(bytes, at + 4) >>> 0) * 0x100000000;
}

/** Loads a signed integer; one beyond 2^53 comes rounded. */
export function signed(bytes: Uint8Array, at: number, width: number): number {
  if (width === 1) return (bytes[at]! << 24) >> 24;
  if (width === 2) return ((bytes[at]! | (bytes[at + 1]! << 8)) << 16) >> 16;
  if (width === 4) return int32(bytes, at);
  return (int32(bytes, at) >>> 0) + int32(bytes, at + 4) * 0x100000000;
}

function int32(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}

/** Loads an unsigned integer without loss: as a bigint beyond 2^53. */
export function exactUnsigned(bytes: Uint8Array, at: number, width: number): number | bigint {
  const rounded = unsigned(bytes, at, width);
  return rounded <= Number.MAX_SAFE_INTEGER ? rounded : viewOf(bytes).getBigUint64(at, true);
}

/** Loads a signed integer without loss: as a bigint beyond 2^53. */
export function exactSigned(bytes: Uint8Array, at: number, width: number): number | bigint {
  const rounded = signed(bytes, at, width);
  return Number.isSafeInteger(rounded) ? rounded : viewOf(bytes).getBigInt64(at, true);
}

/** Loads a float of 4 or 8 bytes. */
export function float(bytes: Uint8Array, at: number, width: number): number {
  if (bytes.length > SHORT) return width === 8 ? viewOf(bytes).getFloat64(at, true) : viewOf(bytes).getFloat32(at, true);
  halves[0] = int32(bytes, at);
  if (width === 4) return singles[0]!;
  halves[1] = int32(bytes, at + 4);
  return doubles[0]!;
}

/** Says whether `width` is one that the format has. */
export function isWidth(width: number): boolean {
  return width === 1 || width === 2 || width === 4 || width === 8;
}

/** Says whether the bytes from `at` on, which are inside, are `other`; `words` are those in fours. */
export function isSame(bytes: Uint8Array, at: number, other: Uint8Array, words: Int32Array): boolean {
  let index = 0;
  if (bytes.length > SHORT) {
    const view = viewOf(bytes);
    for (let word = 0; index + 4 <= other.length; word++, index += 4) if (view.getInt32(at + index, true) !== words[word]) return false;
  }
  for (; index < other.length; index++) if (bytes[at + index] !== other[index]) return false;
  return true;
}
