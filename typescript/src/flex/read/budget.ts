import { malformed } from "../malformed.ts";
import type { Place } from "./slots.ts";

/** Bytes of text, for each byte of a message, that may be made of it: a string of 1000 bytes may be shared by every value. */
const MAX_GROWTH = 1024;

/** What any message may become, however short. */
const LEAST = 1 << 20;

/** What an element counts for: 64 for each byte of a message may be made of it. */
const ELEMENT = 16;

/** Bounds what is made of a message: values may be shared, and shared in turn, so there may be 2^depth copies of one. */
export class Budget {
  #left: number;

  constructor(byteCount: number) {
    this.#left = LEAST + byteCount * MAX_GROWTH;
  }

  /** Counts so many elements or entries of the container whose slot is at `offset`. */
  elements(count: number, offset: number, place: Place): void {
    this.text((count + 1) * ELEMENT, offset, place);
  }

  /** Counts so many bytes of the text or blob whose slot is at `offset`. */
  text(byteCount: number, offset: number, place: Place): void {
    this.#left -= byteCount;
    if (this.#left < 0) throw malformed(`at most 64 values for each byte`, "values shared again and again", offset, place.path);
  }
}
