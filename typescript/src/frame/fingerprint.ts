/** A fingerprint, and its eight bytes as two words. */
interface Fingerprint {
  readonly text: string;
  readonly low: number;
  readonly high: number;
}

/** Those that were written and read last: a stream has few, and texts take ten times as long as bytes. */
let written: Fingerprint = { text: "0".repeat(16), low: 0, high: 0 };
let read: Fingerprint = written;

/** Puts a fingerprint at `at`. */
export function putFingerprint(bytes: Uint8Array, at: number, text: string): void {
  if (text !== written.text) written = parsed(text);
  putWord(bytes, at, written.low);
  putWord(bytes, at + 4, written.high);
}

function parsed(text: string): Fingerprint {
  if (!/^[\da-f]{16}$/.test(text)) throw new TypeError(`a fingerprint has 16 hexadecimal digits, not ${text}`);
  return { text, low: Number.parseInt(text.slice(8), 16), high: Number.parseInt(text.slice(0, 8), 16) };
}

/** The fingerprint at `at`. */
export function getFingerprint(view: DataView, at: number): string {
  const low = view.getUint32(at, true);
  const high = view.getUint32(at + 4, true);
  if (low !== read.low || high !== read.high) read = { text: digitsOf(high) + digitsOf(low), low, high };
  return read.text;
}

/** The eight hexadecimal digits of 32 bits. */
export function digitsOf(word: number): string {
  return word.toString(16).padStart(8, "0");
}

/** Puts 32 bits, the lowest first. A `DataView` would move the memory of a short array. */
export function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word;
  bytes[at + 1] = word >>> 8;
  bytes[at + 2] = word >>> 16;
  bytes[at + 3] = word >>> 24;
}
