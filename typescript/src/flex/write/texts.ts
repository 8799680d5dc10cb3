import { BLOB, KEY, packedType, type STRING } from "../types.ts";
import { byteLength } from "./text.ts";
import { unsignedWidth } from "./widths.ts";

/** Decodes every byte to a character of its own: equal bytes, equal strings. */
const byteDecoder = new TextDecoder("latin1");

/** Longer blobs are not compared: engines have no string of so many characters, and Node ends the process where one is asked for. */
const COMPARED = 2 ** 27;

/** The strings, key values and blobs of one message, each once, by number. */
export class Texts {
  readonly #strings = new Map<string, number>();
  readonly #keys = new Map<string, number>();
  readonly #blobs = new Map<string | Uint8Array, number>();
  readonly #contents: (string | Uint8Array)[] = [];
  readonly #packed: number[] = [];
  readonly #lengths: number[] = [];
  readonly #positions: number[] = [];

  /** Returns the number of a string, or of a key value, new or known. */
  text(type: typeof STRING | typeof KEY, text: string): number {
    const numbers = type === KEY ? this.#keys : this.#strings;
    return numbers.get(text) ?? this.#add(numbers, text, type, text, byteLength(text));
  }

  /** Returns the number of a blob, new or known. */
  blob(bytes: Uint8Array): number {
    const copy = new Uint8Array(bytes); // browsers decode no memory that is shared or resizable
    const name = copy.length > COMPARED ? copy : byteDecoder.decode(copy);
    return this.#blobs.get(name) ?? this.#add(this.#blobs, name, BLOB, copy, copy.length);
  }

  #add<Name>(numbers: Map<Name, number>, name: Name, type: number, content: string | Uint8Array, length: number): number {
    const number = this.#contents.push(content) - 1;
    numbers.set(name, number);
    this.#packed.push(packedType(type, type === KEY ? 0 : unsignedWidth(length)));
    this.#lengths.push(length);
    this.#positions.push(-1);
    return number;
  }

  content(text: number): string | Uint8Array {
    return this.#contents[text]!;
  }

  /** Returns the type, and the width of the size field. */
  packed(text: number): number {
    return this.#packed[text]!;
  }

  /** Returns how many bytes the text has. */
  length(text: number): number {
    return this.#lengths[text]!;
  }

  /** Returns where the text was written last, or -1. */
  position(text: number): number {
    return this.#positions[text]!;
  }

  /** Notes that the text was written at `position`. */
  place(text: number, position: number): void {
    this.#positions[text] = position;
  }

  clear(): void {
    for (const numbers of [this.#strings, this.#keys, this.#blobs]) if (numbers.size > 0) numbers.clear(); // which makes a new table
    for (const array of [this.#contents, this.#packed, this.#lengths, this.#positions]) array.length = 0;
  }
}
