import { writableLength } from "./count.ts";
import type { PackWriter } from "./pack-writer.ts";
import { lone } from "./prefix.ts";
import type { Reader } from "./reader.ts";
import { forgetShared } from "./shared.ts";

/** What an open struct (4.5) stands in, while its sections are written. */
export interface OuterOfWriter {
  readonly at: number;
  readonly base: number;
  /** How many shared texts stay when it ends: those that are known to all readers. */
  sharedCount: number;
}

/** Begins the sections of an open struct behind one byte for their length. */
export function beginSections(to: PackWriter): OuterOfWriter {
  const outer = { at: to.at, base: to.base, sharedCount: 0 };
  to.byte(0);
  to.base = to.at;
  return outer;
}

/** Ends them: their length takes its place, and they move if it is longer than a byte. */
export function endSections(to: PackWriter, outer: OuterOfWriter): void {
  const byteCount = writableLength(to.at - outer.at - 1);
  to.base = outer.base;
  forgetShared(to, outer.sharedCount);
  if (byteCount < 128) {
    to.bytes[outer.at] = byteCount;
    return;
  }
  to.room(4);
  to.at = outer.at;
  to.behind(lone, outer.at + 1, byteCount);
}

/** What an open struct stands in, while its sections are read. */
export interface OuterOfReader {
  readonly base: number;
  readonly end: number;
  readonly isInOpen: boolean;
  sharedCount: number;
}

export function enterSections(from: Reader): OuterOfReader {
  const byteCount = from.varint();
  if (byteCount > from.left) from.ended(byteCount);
  const outer = { base: from.base, end: from.end, isInOpen: from.isInOpen, sharedCount: 0 };
  from.base = from.at;
  from.end = from.at + byteCount;
  from.isInOpen = true;
  return outer;
}

/** Skips the sections that are left. */
export function leaveSections(from: Reader, outer: OuterOfReader): void {
  from.at = from.end;
  from.base = outer.base;
  from.end = outer.end;
  from.isInOpen = outer.isInOpen;
  if (from.texts.length > outer.sharedCount) from.texts.length = outer.sharedCount;
}
