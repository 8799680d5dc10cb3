import { Writer } from "../../../core/index.ts";
import * as types from "../../types.ts";
import type { KeyTable } from "../key-table.ts";
import { align, integer, offsetTo, reaches } from "../output.ts";
import type { ShapeTable } from "../shapes.ts";
import type { Texts } from "../texts.ts";
import { reach } from "../widths.ts";
import { Children } from "./children.ts";
import { ContainerPlan } from "./container-plan.ts";
import { IndirectScalars } from "./indirect-scalars.ts";
import { PlanWriter } from "./plan-writer.ts";
import { ScalarHoist } from "./scalar-hoist.ts";
import { type Container, isText, type ValueTree } from "./value-tree.ts";

/** Bytes of maps that share one hoisted block: little enough for two-byte offsets to reach back over it. */
const CHUNK_BYTES = 24_000;

/**
 * Writes a recorded message in the fewest bytes it can find: the profile `size`, spec/flex.md.
 *
 * Children go before their container. For each container every width is tried and the cheapest taken; scalars that do not fit it
 * stand outside. What a narrow offset no longer reaches is written again.
 */
export class Planner {
  readonly #tree: ValueTree;
  readonly out: Writer = new Writer();
  readonly #scalars = new IndirectScalars();
  readonly #children: Children;
  readonly #writer: PlanWriter;
  readonly #hoist: ScalarHoist;
  #best: ContainerPlan;
  #candidate: ContainerPlan;

  constructor(tree: ValueTree, texts: Texts, keys: KeyTable, shapes: ShapeTable, compat: boolean) {
    this.#tree = tree;
    this.#children = new Children(tree, texts, this.#scalars, compat);
    this.#writer = new PlanWriter(tree, this.#children, texts, keys, shapes, this.#scalars, this.out);
    this.#hoist = new ScalarHoist(tree, this.#scalars, this.#writer, this.out);
    this.#best = new ContainerPlan(tree, this.#children, texts, keys, shapes);
    this.#candidate = new ContainerPlan(tree, this.#children, texts, keys, shapes);
  }

  /** Writes the message of the value at `root` of the tree. */
  write(root: number): Writer {
    const type = this.#tree.type(root);
    if (types.isInline(type)) {
      this.#writeRoot(this.#writer.writeTyped(root, root + 1, this.#tree.types[root]! & 3), root);
    } else if (isText(type)) {
      this.#writeOffset(this.#writer.writeText(this.#tree.halves[2 * root]!), root);
    } else {
      this.#writeContainer(root);
      this.#writeOffset(this.#tree.halves[2 * root]!, root);
    }
    return this.out;
  }

  #writeOffset(position: number, root: number): void {
    let width = 0;
    while (!reaches(this.out, position, 0, width)) width++;
    align(this.out, width);
    const at = this.out.at;
    offsetTo(this.out, position, width);
    this.#writeRoot(at, root);
  }

  /** Writes the type of the root, whose value begins at `at`, and its width. */
  #writeRoot(at: number, root: number): void {
    const byteCount = this.out.at - at;
    integer(this.out, this.#tree.types[root]!, 0);
    integer(this.out, byteCount, 0);
  }

  /** Writes the container that is the child at `at`, and notes there where it stands. */
  #writeContainer(at: number): void {
    const container = this.#tree.container(at);
    if (container.type !== types.MAP && container.type !== types.VECTOR) {
      this.#writeTypedVector(container, at);
    } else {
      if (this.#isListOfMaps(container)) this.#writeMaps(container);
      else if (container.nests) this.#writeContainers(container.first, container.end);
      this.#writePlanned(container, at);
    }
  }

  #writeContainers(start: number, end: number): void {
    for (let at = start; at < end; at++) {
      const type = this.#tree.type(at);
      if (!types.isInline(type) && !isText(type)) this.#writeContainer(at);
    }
  }

  #isListOfMaps(container: Container): boolean {
    if (container.type === types.MAP || container.count < 2) return false;
    for (let at = container.first; at < container.end; at++) if (this.#tree.type(at) !== types.MAP) return false;
    return true;
  }

  /** Writes sibling maps in chunks, so that the scalars hoisted for a chunk stay within its two-byte offsets. */
  #writeMaps({ first, end }: Container): void {
    const chunk = this.#chunkSize(this.#tree.container(first), end - first);
    for (let start = first; start < end; start += chunk) {
      const stop = Math.min(start + chunk, end);
      this.#hoist.hoist(start, stop);
      this.#writeContainers(start, stop);
    }
  }

  /** Returns how many maps like `map` to hoist for at once: all `count` when they have containers of their own. */
  #chunkSize(map: Container, count: number): number {
    if (map.nests) return count;
    let wide = 0;
    for (let at = map.first; at < map.end; at++) if (this.#isWide(at)) wide++;
    return Math.max(2, Math.floor(CHUNK_BYTES / Math.max(16, 3 * map.count + 6 + 8 * wide)));
  }

  #isWide(at: number): boolean {
    const type = this.#tree.type(at);
    return types.isInline(type) && this.#tree.widthAs(type === types.UINT ? types.INT : type, at) >= 2;
  }

  #writePlanned(container: Container, at: number): void {
    this.#children.load(container, this.out);
    let lowest = Infinity;
    for (let width = 0; width <= this.#children.widest && this.#children.leastCost(width) < lowest; width++) {
      if (!this.#candidate.try(width) || this.#candidate.cost >= lowest) continue;
      lowest = this.#candidate.cost;
      [this.#best, this.#candidate] = [this.#candidate, this.#best];
    }
    if (lowest === Infinity) reach(4); // which refuses the message: no width was enough
    this.#tree.place(at, this.#writer.write(this.#best), types.packedType(container.type, this.#best.width));
  }

  #writeTypedVector(container: Container, at: number): void {
    const width = this.#tree.typedWidth(container);
    align(this.out, width);
    if (!types.isFixed(container.type)) integer(this.out, container.count, width);
    this.#tree.place(at, this.#writer.writeTyped(container.first, container.end, width), types.packedType(container.type, width));
  }

  /** Makes ready for the next message. */
  clear(): void {
    this.out.clear();
    this.#scalars.clear();
    this.#children.clear();
  }
}
