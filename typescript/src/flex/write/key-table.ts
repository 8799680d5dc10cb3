import { refused } from "./refused.ts";
import { byteLength } from "./text.ts";

/** About how many bytes a key takes besides its characters. */
const ENTRY_BYTES = 100;

/**
 * Returns `text` as engines have the names of properties, which they compare soonest, with memory of its own: they let a part of a text
 * hold on to the whole, here to all of a JSON document.
 */
function asName(text: string): string {
  return Object.keys({ [text]: 0 })[0]!;
}

/** Numbers distinct keys, and remembers them from message to message: most messages of a builder are alike. */
export class KeyTable {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #lengths: number[] = [];
  readonly #positions: number[] = [];
  /** The keys that are in this message. */
  readonly #written: number[] = [];
  #writtenCount = 0;
  /** About how many bytes the keys take. */
  bytes = 0;

  /** Returns the number of `name`, new or known. */
  intern(name: string): number {
    return this.#numbers.get(name) ?? this.#add(name);
  }

  #add(name: string): number {
    if (name.includes("\0")) throw refused("a key without NUL", "one with NUL");
    const length = byteLength(name);
    const text = asName(name);
    const key = this.#texts.push(text) - 1; // nothing of it before: the stack may be full
    this.bytes += ENTRY_BYTES + length;
    this.#lengths[key] = length;
    this.#positions[key] = -1;
    this.#numbers.set(text, key);
    return key;
  }

  text(key: number): string {
    return this.#texts[key]!;
  }

  /** Returns how many bytes the key has. */
  length(key: number): number {
    return this.#lengths[key]!;
  }

  /** Returns where the key stands in this message, or -1. */
  position(key: number): number {
    return this.#positions[key]!;
  }

  /** Notes that the key was written at `position`. */
  place(key: number, position: number): void {
    if (this.#positions[key]! < 0) this.#written[this.#writtenCount++] = key;
    this.#positions[key] = position;
  }

  /** Makes ready for the next message: forgets where keys stand. */
  clear(): void {
    while (this.#writtenCount > 0) this.#positions[this.#written[--this.#writtenCount]!] = -1;
  }
}
