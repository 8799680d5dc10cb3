// Numbers where they lie in a message: little-endian, of 1, 2, 4 or 8 bytes. Whoever loads one knows that it is inside.

let lastView: DataView = new DataView(new ArrayBuffer(0));

/** Returns a view of the buffer under `bytes`: to make one for each number costs more than all else about it. */
function viewOf(bytes: Uint8Array): DataView {
  return lastView.buffer === bytes.buffer ? lastView : newView(bytes);
}

function newView(bytes: Uint8Array): DataView {
  lastView = new DataView(bytes.buffer);
  return lastView;
}

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
  return rounded <= Number.MAX_SAFE_INTEGER ? rounded : viewOf(bytes).getBigUint64(bytes.byteOffset + at, true);
}

/** Loads a signed integer without loss: as a bigint beyond 2^53. */
export function exactSigned(bytes: Uint8Array, at: number, width: number): number | bigint {
  const rounded = signed(bytes, at, width);
  return Number.isSafeInteger(rounded) ? rounded : viewOf(bytes).getBigInt64(bytes.byteOffset + at, true);
}

/** Loads a float of 4 or 8 bytes. */
export function float(bytes: Uint8Array, at: number, width: number): number {
  const view = viewOf(bytes);
  return width === 8 ? view.getFloat64(bytes.byteOffset + at, true) : view.getFloat32(bytes.byteOffset + at, true);
}

/** Says whether `width` is one that the format has. */
export function isWidth(width: number): boolean {
  return width === 1 || width === 2 || width === 4 || width === 8;
}
