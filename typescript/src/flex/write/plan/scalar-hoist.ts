import type { Writer } from "../../../core/index.ts";
import type { IndirectScalars } from "./indirect-scalars.ts";
import type { PlanWriter } from "./plan-writer.ts";
import type { Container, ValueTree } from "./value-tree.ts";

/** How far back a scalar may stand to serve the next chunk: half of what a two-byte offset reaches. */
const NEAR = 32_000;

/**
 * Writes the wide scalars of sibling maps as one aligned block before the maps, where that makes the maps narrower.
 *
 * Alone, each 8-byte scalar costs up to 7 bytes of padding; in a block of its own kind it costs none.
 */
export class ScalarHoist {
  readonly #tree: ValueTree;
  readonly #scalars: IndirectScalars;
  readonly #writer: PlanWriter;
  readonly #out: Writer;

  constructor(tree: ValueTree, scalars: IndirectScalars, writer: PlanWriter, out: Writer) {
    this.#tree = tree;
    this.#scalars = scalars;
    this.#writer = writer;
    this.#out = out;
  }

  /** Hoists the scalars of the maps that are children `start` to `end` of the tree: first those of 8 bytes, then of 4. */
  hoist(start: number, end: number): void {
    this.#hoist(start, end, 3);
    this.#hoist(start, end, 2);
  }

  #hoist(start: number, end: number, width: number): void {
    const blockStart = this.#out.at;
    for (let at = start; at < end; at++) {
      const map = this.#tree.container(at);
      if (this.#pays(map, width)) this.#write(map, width, blockStart);
    }
  }

  /** Says whether two-byte values plus the scalars of this width aside take fewer bytes than the map with all in line. */
  #pays(map: Container, width: number): boolean {
    let wide = 0;
    for (let at = map.first; at < map.end; at++) if (this.#tree.isOutside(at, 0, width)) wide++;
    const places = map.count + 3;
    return wide > 0 && places << width > places * 2 + (wide << width);
  }

  #write(map: Container, width: number, blockStart: number): void {
    for (let at = map.first; at < map.end; at++) {
      if (!this.#tree.isOutside(at, 0, width)) continue;
      const scalar = this.#scalars.entry(this.#tree.outside(at), this.#tree, at);
      this.#tree.hoist(at, scalar);
      const position = this.#scalars.position(scalar);
      if (position < 0 || blockStart - position >= NEAR) this.#writer.writeScalar(scalar);
    }
  }
}
