import type { PackWriter } from "./pack-writer.ts";
import { ofShared } from "./prefix.ts";
import type { Reader } from "./reader.ts";

/** Writes a shared text (4.3): its number if the message has it already. */
export function putShared(to: PackWriter, text: string): void {
  const number = to.numbers.get(text);
  if (number !== undefined) to.varint(2 * number + 1);
  else if (to.isAlone) putNumber(to, text);
  else {
    to.text(text, ofShared);
    to.numbers.set(text, to.texts.push(text) - 1);
  }
}

/** Writes a text of a key that is compared with others as a number of its own: many keys may refer to one long text. */
function putNumber(to: PackWriter, text: string): void {
  const number = to.numbers.size;
  to.numbers.set(text, number);
  to.varint(2 * number + 1);
}

/** Forgets all shared texts that were written but the first `count`. */
export function forgetShared({ texts, numbers }: PackWriter, count: number): void {
  for (let at = count; at < texts.length; at++) numbers.delete(texts[at]!);
  texts.length = Math.min(texts.length, count);
}

/** Reads a shared text. */
export function takeShared(from: Reader): string {
  const { at: first, texts } = from;
  const number = from.varint();
  if (number & 1) return texts[number >> 1] ?? from.fail("reference", `an index below ${texts.length}`, `${number >> 1}`, first);
  const text = from.text(number >> 1);
  texts.push(text);
  return text;
}
