/** Writes a text at `at` by a loop, three bytes for a lone surrogate; returns how many it took. */
export function putShortUtf8(text: string, bytes: Uint8Array, at: number): number {
  let to = at;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i)!;
    if (point < 0x80) {
      bytes[to++] = point;
      continue;
    }
    if (point < 0x800) {
      bytes[to++] = 0xc0 | (point >> 6);
    } else if (point < 0x1_0000) {
      bytes[to++] = 0xe0 | (point >> 12);
      bytes[to++] = rest(point >> 6);
    } else {
      i++;
      bytes[to++] = 0xf0 | (point >> 18);
      bytes[to++] = rest(point >> 12);
      bytes[to++] = rest(point >> 6);
    }
    bytes[to++] = rest(point);
  }
  return to - at;
}

function rest(bits: number): number {
  return 0x80 | (bits & 63);
}
