import * as types from "../../types.ts";
import type { KeyTable } from "../key-table.ts";
import type { ShapeTable } from "../shapes.ts";
import type { Texts } from "../texts.ts";
import { padding, reach } from "../widths.ts";
import type { Children } from "./children.ts";
import { KeyVectorPlan } from "./key-vector-plan.ts";
import { isText, type ValueTree } from "./value-tree.ts";

/**
 * A trial of one width for one container: what has to be written in front of it, where, and at what cost.
 *
 * Nothing is written: `PlanWriter` carries the cheapest plan out. The order of bytes is: texts in the order of the children,
 * indirect scalars widest first, the key vector with the keys it needs, the container.
 */
export class ContainerPlan {
  readonly #tree: ValueTree;
  readonly #children: Children;
  readonly #texts: Texts;
  readonly #shapes: ShapeTable;
  readonly keyVector: KeyVectorPlan;

  /** The width tried. */
  width = 0;
  /** Twice the bytes this plan writes, less what a copy nearby will save later containers: the lower the better. */
  cost = 0;
  /** For each child that is an offset what it is an offset to: behind the message's end when that has to be written. */
  positions: Int32Array = new Int32Array(0);
  /** Whether the key vector has to be written. */
  writesKeyVector = false;
  /** Where this plan has come to. */
  #at = 0;
  #saved = 0;
  #reach = 0;
  #margin = 0;

  constructor(tree: ValueTree, children: Children, texts: Texts, keys: KeyTable, shapes: ShapeTable) {
    this.#tree = tree;
    this.#children = children;
    this.#texts = texts;
    this.#shapes = shapes;
    this.keyVector = new KeyVectorPlan(keys);
  }

  /** Plans a container of `width`; false when it cannot be. */
  try(width: number): boolean {
    const children = this.#children;
    if (children.isImpossible(width)) return false;
    this.width = width;
    this.#at = children.start;
    this.#saved = 0;
    if (this.positions.length < children.count) this.positions = new Int32Array(2 * children.count);
    this.#reach = reach(width);
    this.#margin = children.margin(width);
    this.#planOffsets();
    for (let outside = 3; outside > width; outside--) if (children.hasOutside(outside)) this.#planScalars(outside);
    this.#planKeys();
    return this.#planContainer();
  }

  #isInReach(position: number, margin: number): boolean {
    return this.#at + margin - position <= this.#reach;
  }

  /** Plans the texts and containers. */
  #planOffsets(): void {
    const { first, count } = this.#children.container;
    for (let index = 0; index < count; index++) {
      const type = this.#tree.type(first + index);
      if (isText(type)) this.positions[index] = this.#planText(index);
      else if (!types.isInline(type)) this.positions[index] = this.#children.positions[index]!;
    }
  }

  #planText(index: number): number {
    const old = this.#children.positions[index]!;
    if (old < -1) return this.positions[-2 - old]!;
    if (old >= 0 && this.#isInReach(old, this.#margin + this.#children.textBytes)) return old;
    return this.#writeText(this.#children.entries[index]!, old >= 0);
  }

  #writeText(text: number, isCopy: boolean): number {
    const packed = this.#texts.packed(text);
    const length = this.#texts.length(text);
    if (isCopy) this.#saved += length + 2;
    if (packed >>> 2 !== types.KEY) this.#at += padding(this.#at, packed & 3) + (1 << (packed & 3));
    const position = this.#at;
    this.#at += length + (packed >>> 2 === types.BLOB ? 0 : 1);
    return position;
  }

  /** Plans the scalars that have `outside` for a width where they stand outside. */
  #planScalars(outside: number): void {
    const { first, count } = this.#children.container;
    for (let index = 0; index < count; index++) {
      if (this.#tree.isOutside(first + index, this.width, outside)) this.positions[index] = this.#planScalar(index, outside);
    }
  }

  #planScalar(index: number, outside: number): number {
    const old = this.#children.positions[index]!;
    if (old < -1) return this.positions[-2 - old]!;
    if (old >= 0 && this.#isInReach(old, this.#margin)) return old;
    const position = this.#at + padding(this.#at, outside);
    this.#at = position + (1 << outside);
    return position;
  }

  #planKeys(): void {
    const vector = this.#children.container.shape?.vector;
    if (vector === undefined) return;
    const isWritten = this.#shapes.isWritten(vector);
    this.writesKeyVector = !(isWritten && this.#isInReach(vector.position, this.#children.tail(this.width)));
    if (!this.writesKeyVector) return;
    this.keyVector.plan(vector, this.#at);
    if (isWritten) this.#saved += this.keyVector.end - this.#at;
    this.#at = this.keyVector.end;
  }

  #planContainer(): boolean {
    const { count, prefix, start } = this.#children;
    this.#at += padding(this.#at, this.width);
    if (!this.#reachesKeyVector()) return false;
    this.#at += prefix << this.width;
    if (!this.#reachesAll()) return false;
    this.#at += count * (1 << this.width) + count;
    this.cost = 2 * (this.#at - start) - this.#saved;
    return true;
  }

  #reachesKeyVector(): boolean {
    const vector = this.#children.container.shape?.vector;
    if (vector === undefined) return true;
    return this.#isInReach(this.writesKeyVector ? this.keyVector.position : vector.position, 0);
  }

  #reachesAll(): boolean {
    const { first, count } = this.#children.container;
    for (let index = 0; index < count; index++) {
      if (this.#tree.isInside(first + index, this.width)) continue;
      if (!this.#isInReach(this.positions[index]!, index << this.width)) return false;
    }
    return true;
  }
}
