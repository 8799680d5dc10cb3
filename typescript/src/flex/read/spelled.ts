// Numbers that strings spell, as C reads them in its default locale: white space, a sign, all the rest a number, up to the first
// NUL. Anything else gives 0, and so does an integer out of range. Hexadecimal numbers are not read.

const INTEGER = /^[ \t-\r]*([+-]?)0*(\d{1,20})$/;
const FLOAT = /^[ \t-\r]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)$/i;
const INFINITE = /^[ \t-\r]*([+-]?)inf(?:inity)?$/i;
const NOT_A_NUMBER = /^[ \t-\r]*[+-]?nan$/i;

/** Returns the signed 64-bit integer that `text` spells, else 0. */
export function spelledSigned(text: string): bigint {
  const [sign, magnitude] = spelled(text);
  const value = sign === "-" ? -magnitude : magnitude;
  return BigInt.asIntN(64, value) === value ? value : 0n;
}

/** Returns the unsigned 64-bit integer that `text` spells, else 0; a minus sign negates it modulo 2^64. */
export function spelledUnsigned(text: string): bigint {
  const [sign, magnitude] = spelled(text);
  if (BigInt.asUintN(64, magnitude) !== magnitude) return 0n;
  return sign === "-" ? BigInt.asUintN(64, -magnitude) : magnitude;
}

function spelled(text: string): [sign: string, magnitude: bigint] {
  const match = INTEGER.exec(beforeNul(text));
  return match === null ? ["", 0n] : [match[1]!, BigInt(match[2]!)];
}

/** Returns the double that `text` spells, else 0. */
export function spelledFloat(text: string): number {
  const plain = beforeNul(text);
  const finite = FLOAT.exec(plain);
  if (finite !== null) return Number(finite[1]);
  if (NOT_A_NUMBER.test(plain)) return Number.NaN;
  const infinite = INFINITE.exec(plain);
  if (infinite === null) return 0;
  return infinite[1] === "-" ? -Infinity : Infinity;
}

function beforeNul(text: string): string {
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
}
