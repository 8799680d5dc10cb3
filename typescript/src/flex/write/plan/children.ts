import type { Writer } from "../../../core/index.ts";
import * as types from "../../types.ts";
import { MAP_PREFIX } from "../output.ts";
import type { Texts } from "../texts.ts";
import { unsignedWidth } from "../widths.ts";
import { FirstUses } from "./first-uses.ts";
import type { IndirectScalars } from "./indirect-scalars.ts";
import { type Container, isText, type ValueTree } from "./value-tree.ts";

const INITIAL = 64;

/** The children of the one container that is being planned, prepared for trials of several widths. */
export class Children {
  readonly #tree: ValueTree;
  readonly #texts: Texts;
  readonly #scalars: IndirectScalars;
  readonly #compat: boolean;
  readonly #textUses = new FirstUses();
  readonly #scalarUses = new FirstUses();

  container!: Container;
  /** Where the message ends before the container and all that is written for it. */
  start = 0;
  /** For a text or a scalar of more than one byte, its entry. */
  entries: Int32Array = new Int32Array(INITIAL);
  /**
   * Where a container, or the old copy of a text or scalar, stands, or -1.
   *
   * If a child before has the same entry, its index below -1: the two share what is written.
   */
  positions: Int32Array = new Int32Array(INITIAL);
  /** Bytes that all texts would take at most. */
  textBytes = 0;
  /** For each width how many scalars have no place in a container of it. */
  readonly #widerScalars = [0, 0, 0, 0];
  /** The widths that scalars have outside, as a set of bits. */
  #outsideWidths = 0;
  #hasOffsets = false;

  constructor(tree: ValueTree, texts: Texts, scalars: IndirectScalars, compat: boolean) {
    this.#tree = tree;
    this.#texts = texts;
    this.#scalars = scalars;
    this.#compat = compat;
  }

  load(container: Container, out: Writer): void {
    this.container = container;
    this.start = out.at;
    this.textBytes = 0;
    this.#widerScalars.fill(0);
    this.#outsideWidths = 0;
    this.#hasOffsets = false;
    this.#textUses.restart();
    this.#scalarUses.restart();
    this.#reserve(container.count);
    for (let index = 0; index < container.count; index++) this.#loadChild(index, container.first + index);
  }

  #reserve(count: number): void {
    if (count <= this.positions.length) return;
    this.entries = new Int32Array(2 * count);
    this.positions = new Int32Array(2 * count);
  }

  #loadChild(index: number, at: number): void {
    const type = this.#tree.type(at);
    if (types.isInline(type)) {
      const width = this.#tree.types[at]! & 3;
      if (width > 0) this.#loadScalar(index, at, width);
      return;
    }
    this.#hasOffsets = true;
    if (isText(type)) this.#loadText(index, this.#tree.halves[2 * at]!);
    else this.positions[index] = this.#tree.halves[2 * at]!;
  }

  #loadScalar(index: number, at: number, width: number): void {
    const outside = this.#tree.outside(at);
    const hoisted = this.#tree.hoisted(at);
    const scalar = hoisted >= 0 ? hoisted : this.#scalars.entry(outside, this.#tree, at);
    this.#outsideWidths |= 1 << (outside & 3);
    for (let narrower = 0; narrower < width; narrower++) this.#widerScalars[narrower]!++;
    this.#place(index, scalar, this.#scalarUses.of(scalar, index), this.#scalars.position(scalar));
  }

  #loadText(index: number, text: number): void {
    this.textBytes += this.#texts.length(text) + 3;
    this.#place(index, text, this.#textUses.of(text, index), this.#texts.position(text));
  }

  /** Says where child `index`, which is `entry`, stands: where `firstUse`, an earlier child, does, or where it was written before. */
  #place(index: number, entry: number, firstUse: number, written: number): void {
    this.entries[index] = entry;
    this.positions[index] = firstUse < index ? -2 - firstUse : written;
  }

  get count(): number {
    return this.container.count;
  }

  /** The widest width that can be of use: no offset needs more than 4 bytes. */
  get widest(): number {
    return this.#widerScalars[2]! > 0 ? 3 : 2;
  }

  /** How many fields stand before the values. */
  get prefix(): number {
    return this.container.shape === undefined ? 1 : MAP_PREFIX;
  }

  /** Says whether there are scalars that would have this width outside. */
  hasOutside(width: number): boolean {
    return (this.#outsideWidths & (1 << width)) !== 0;
  }

  /** What a plan of this width costs at least: the container itself. What is written before it costs more than it saves. */
  leastCost(width: number): number {
    return 2 * ((this.prefix + this.count) * (1 << width) + this.count);
  }

  /** Bytes of a container of this width at most, with its padding. */
  tail(width: number): number {
    return (this.count + MAP_PREFIX + 1) * (1 << width) + this.count;
  }

  /** Bytes that may come between a scalar written now and a container of this width. */
  margin(width: number): number {
    return this.tail(width) + 8 * this.#widerScalars[width]! + 16 + (this.container.shape === undefined ? 0 : 4 * (this.count + 1) + 4);
  }

  /** Says whether a container of this width cannot be. */
  isImpossible(width: number): boolean {
    return unsignedWidth(this.count) > width || (this.#compat && this.#isMisread(width));
  }

  /**
   * Says whether official readers misread a container of this width.
   *
   * Java's misreads indirect_uint, JavaScript's fails on offsets of 8 bytes; an integer beyond 2^63 - 1 needs one of the two.
   */
  #isMisread(width: number): boolean {
    const hasHuge = this.#widerScalars[2]! > 0 && this.#hasHuge();
    return width < 3 ? hasHuge : !hasHuge && this.#hasOffsets;
  }

  #hasHuge(): boolean {
    for (let at = this.container.first; at < this.container.end; at++) if (this.#tree.isHuge(at)) return true;
    return false;
  }

  clear(): void {
    this.#textUses.clear();
    this.#scalarUses.clear();
  }
}
