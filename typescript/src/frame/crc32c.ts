const POLYNOMIAL = 0x82f63b78;

/** The remainder of each byte, made at first use. */
let table: Int32Array | undefined;

function makeTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
    return rest;
  });
}

/** The CRC-32C of bytes: spec/frame.md, rule 5. */
export function crc32c(bytes: Uint8Array): number {
  table ??= makeTable();
  const remainders = table;
  let rest = -1;
  for (let at = 0; at < bytes.length; at++) rest = (rest >>> 8) ^ remainders[(rest ^ bytes[at]!) & 255]!;
  return ~rest >>> 0;
}
