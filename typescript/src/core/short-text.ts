/** Texts of up to so many bytes are made here: a call of the platform's decoder takes longer. */
export const MAX_SHORT = 24;

const chars = String.fromCharCode;

/** The text of bytes that are all ASCII, undefined if they are not. */
export function shortAscii(bytes: Uint8Array, from: number, byteCount: number): string | undefined {
  let seen = 0;
  for (let at = from; at < from + byteCount; at++) seen |= bytes[at]!;
  return seen < 128 ? ascii(bytes, from, byteCount) : undefined;
}

/** The engine makes a text of a few characters in one call sooner than one by one. */
function ascii(b: Uint8Array, i: number, byteCount: number): string {
  switch (byteCount) {
    case 0:
      return "";
    case 1:
      return chars(b[i]!);
    case 2:
      return chars(b[i]!, b[i + 1]!);
    case 3:
      return chars(b[i]!, b[i + 1]!, b[i + 2]!);
    case 4:
      return chars(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!);
    case 5:
      return chars(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!);
    case 6:
      return chars(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!);
    case 7:
      return chars(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!);
    case 8:
      return chars(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!);
    default:
      return chars(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!) + ascii(b, i + 8, byteCount - 8);
  }
}

/** Writes a text that is ASCII and has room; returns whether it was. */
export function putAscii(bytes: Uint8Array, at: number, text: string): boolean {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    seen |= c;
    bytes[at + i] = c;
  }
  return seen < 128;
}
