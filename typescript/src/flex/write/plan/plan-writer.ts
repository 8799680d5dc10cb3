import type { Writer } from "../../../core/index.ts";
import * as types from "../../types.ts";
import type { KeyTable } from "../key-table.ts";
import { align, append, integer, offsetTo, store } from "../output.ts";
import type { KeyVector, ShapeTable } from "../shapes.ts";
import { writeText } from "../text.ts";
import type { Texts } from "../texts.ts";
import type { Children } from "./children.ts";
import type { ContainerPlan } from "./container-plan.ts";
import type { IndirectScalars } from "./indirect-scalars.ts";
import type { KeyVectorPlan } from "./key-vector-plan.ts";
import { isText, type ValueTree } from "./value-tree.ts";

/** Writes a container as its plan says, in the plan's order. */
export class PlanWriter {
  readonly #tree: ValueTree;
  readonly #children: Children;
  readonly #texts: Texts;
  readonly #keys: KeyTable;
  readonly #shapes: ShapeTable;
  readonly #scalars: IndirectScalars;
  readonly #out: Writer;

  constructor(
    tree: ValueTree,
    children: Children,
    texts: Texts,
    keys: KeyTable,
    shapes: ShapeTable,
    scalars: IndirectScalars,
    out: Writer,
  ) {
    this.#tree = tree;
    this.#children = children;
    this.#texts = texts;
    this.#keys = keys;
    this.#shapes = shapes;
    this.#scalars = scalars;
    this.#out = out;
  }

  /** Writes what `plan` needs and then the container; returns the position of its first value. */
  write(plan: ContainerPlan): number {
    const { width } = plan;
    const out = this.#out;
    const vector = this.#children.container.shape?.vector;
    this.#writeTexts(plan);
    for (let outside = 3; outside > width; outside--) if (this.#children.hasOutside(outside)) this.#writeScalars(plan, outside);
    if (vector !== undefined && plan.writesKeyVector) this.#writeKeyVector(plan.keyVector, vector);
    align(out, width);
    if (vector !== undefined) {
      offsetTo(out, vector.position, width);
      integer(out, 1 << vector.width, width);
    }
    integer(out, this.#children.count, width);
    const position = out.at;
    this.#writeValues(plan);
    return position;
  }

  /** Writes the values and their types behind them. */
  #writeValues({ width, positions }: ContainerPlan): void {
    const out = this.#out;
    const { first, count } = this.#children.container;
    out.room(count * ((1 << width) + 1));
    const typesAt = out.at + count * (1 << width);
    for (let index = 0; index < count; index++) {
      const child = first + index;
      const packed = this.#tree.types[child]!;
      if (this.#tree.isInside(child, width)) {
        this.#tree.storeScalar(child, packed >>> 2, out, out.at, width);
        out.bytes[typesAt + index] = (packed & ~3) | width;
      } else {
        store(out, out.at, out.at - positions[index]!, 0, width);
        out.bytes[typesAt + index] = types.isInline(packed >>> 2) ? this.#tree.outside(child) + (types.INDIRECT << 2) : packed;
      }
      out.at += 1 << width;
    }
    out.at += count;
  }

  #writeTexts(plan: ContainerPlan): void {
    const { first, count } = this.#children.container;
    for (let index = 0; index < count; index++) {
      if (!isText(this.#tree.type(first + index))) continue;
      const text = this.#children.entries[index]!;
      // An empty blob ends where it starts: only its written position tells that it is there already.
      if (this.#texts.position(text) !== plan.positions[index]) this.writeText(text);
    }
  }

  /** Writes a string, blob or key and returns its position. */
  writeText(text: number): number {
    const out = this.#out;
    const packed = this.#texts.packed(text);
    if (packed >>> 2 !== types.KEY) {
      align(out, packed & 3);
      integer(out, this.#texts.length(text), packed & 3);
    }
    const position = out.at;
    const content = this.#texts.content(text);
    if (typeof content === "string") this.#writeTerminated(content);
    else append(out, content, content.length);
    this.#texts.place(text, position);
    return position;
  }

  #writeTerminated(text: string): void {
    this.#out.at = writeText(this.#out, this.#out.at, text);
    integer(this.#out, 0, 0);
  }

  #writeScalars(plan: ContainerPlan, outside: number): void {
    const { first, count } = this.#children.container;
    for (let index = 0; index < count; index++) {
      if (!this.#tree.isOutside(first + index, plan.width, outside)) continue;
      if (plan.positions[index]! >= this.#out.at) this.writeScalar(this.#children.entries[index]!);
    }
  }

  /** Writes a scalar outside its container. */
  writeScalar(scalar: number): void {
    const out = this.#out;
    const packed = this.#scalars.types[scalar]!;
    align(out, packed & 3);
    out.room(8);
    this.#scalars.place(scalar, out.at);
    this.#scalars.storeScalar(scalar, packed >>> 2, out, out.at, packed & 3);
    out.at += 1 << (packed & 3);
  }

  #writeKeyVector(plan: KeyVectorPlan, vector: KeyVector): void {
    const out = this.#out;
    for (const [index, key] of vector.keys.entries()) {
      if (plan.keyPositions[index]! < out.at) continue;
      this.#keys.place(key, out.at);
      this.#writeTerminated(this.#keys.text(key));
    }
    align(out, plan.width);
    integer(out, vector.keys.length, plan.width);
    this.#shapes.place(vector, out.at, plan.width);
    for (let index = 0; index < vector.keys.length; index++) offsetTo(out, plan.keyPositions[index]!, plan.width);
  }

  /** Writes the scalars in [first, end) of the tree, which have no types behind them, and returns the position of the first. */
  writeTyped(first: number, end: number, width: number): number {
    const out = this.#out;
    const position = out.at;
    out.room((end - first) * (1 << width));
    this.#tree.storeScalars(first, end, out, position, width);
    out.at += (end - first) * (1 << width);
    return position;
  }
}
