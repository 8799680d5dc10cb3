import { INT, UINT } from "../types.ts";
import type { ValueStack } from "../write/value-stack.ts";
import type { JsonSource } from "./json-source.ts";

/** Any integer of so many digits is a safe one. */
const SAFE_DIGITS = 15;

/** No integer of 64 bits has more digits. */
const MAX_DIGITS = 20;

/** Puts the number that begins at the next character, a digit or a minus sign: an integer when its text has neither point nor exponent. */
export function readNumber(source: JsonSource, to: ValueStack, maxBytes: number): void {
  const { text, at: start } = source;
  const first = text.charCodeAt(start) === 0x2d ? start + 1 : start;
  const end = digitsEnd(source, first, "a digit");
  if (end - first > 1 && text.charCodeAt(first) === 0x30) throw source.error("no zero before other digits", first);
  source.at = exponentEnd(source, fractionEnd(source, end));
  if (source.at - start > maxBytes) throw source.error(`a number of at most ${maxBytes} bytes`, start, "a longer one");
  const number = text.slice(start, source.at);
  if (source.at === end && end - first <= MAX_DIGITS && number !== "-0") putInteger(source, to, number, start);
  else putFloat(source, to, number, start);
}

function putInteger(source: JsonSource, to: ValueStack, number: string, start: number): void {
  const value = number.length <= SAFE_DIGITS ? Number(number) : BigInt(number);
  if (typeof value === "number") to.pushInt(value);
  else if (BigInt.asIntN(64, value) === value) to.pushInteger(INT, value);
  else if (BigInt.asUintN(64, value) === value) to.pushInteger(UINT, value);
  else putFloat(source, to, number, start);
}

function putFloat(source: JsonSource, to: ValueStack, number: string, start: number): void {
  const value = Number(number);
  if (!Number.isFinite(value)) throw source.error("a number in the range of a double", start, "one beyond it");
  to.pushFloat(value);
}

/** Returns where the fraction at `at` ends, if there is one. */
function fractionEnd(source: JsonSource, at: number): number {
  return source.text.charCodeAt(at) === 0x2e ? digitsEnd(source, at + 1, "a digit after the point") : at;
}

/** Returns where the exponent at `at` ends, if there is one. */
function exponentEnd(source: JsonSource, at: number): number {
  if ((source.text.charCodeAt(at) | 0x20) !== 0x65) return at;
  const sign = source.text.charCodeAt(at + 1);
  return digitsEnd(source, sign === 0x2b || sign === 0x2d ? at + 2 : at + 1, "a digit in the exponent");
}

/** Returns where the digits at `start` end: there is one at least. */
function digitsEnd(source: JsonSource, start: number, expected: string): number {
  let at = start;
  for (;;) {
    const code = source.text.charCodeAt(at);
    if (!(code >= 0x30 && code <= 0x39)) break;
    at++;
  }
  if (at === start) throw source.error(expected, at);
  return at;
}
