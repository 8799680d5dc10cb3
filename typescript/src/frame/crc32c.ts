const POLYNOMIAL = 0x82f63b78;

/** The remainder of each byte, then of each with one zero behind it, up to seven. A constant, which V8 asks for no length. */
const remainders: Int32Array = new Int32Array(8 * 256);

function makeRemainders(): void {
  for (let at = 0; at < remainders.length; at++) {
    let rest = at < 256 ? at : remainders[at - 256]!;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
    remainders[at] = rest;
  }
}

/** The CRC-32C of the bytes in [from, to): spec/frame.md, rule 5. Eight bytes a turn take a third of the time that one does. */
export function crc32c(bytes: Uint8Array, from: number, to: number): number {
  if (remainders[1] === 0) makeRemainders();
  let rest = -1;
  let at = from;
  for (; at <= to - 8; at += 8) {
    rest ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    rest =
      remainders[1792 | (rest & 255)]! ^
      remainders[1536 | ((rest >>> 8) & 255)]! ^
      remainders[1280 | ((rest >>> 16) & 255)]! ^
      remainders[1024 | (rest >>> 24)]! ^
      remainders[768 | bytes[at + 4]!]! ^
      remainders[512 | bytes[at + 5]!]! ^
      remainders[256 | bytes[at + 6]!]! ^
      remainders[bytes[at + 7]!]!;
  }
  for (; at < to; at++) rest = (rest >>> 8) ^ remainders[(rest ^ bytes[at]!) & 255]!;
  return ~rest >>> 0;
}
