import type { Writer } from "../../core/index.ts";
import { KEY, STRING } from "../types.ts";
import { KEPT, type TypedEmitter } from "./emitter.ts";
import { KeyTable } from "./key-table.ts";
import type { FlexOptions } from "./options.ts";
import { Planner } from "./plan/planner.ts";
import { ValueTree } from "./plan/value-tree.ts";
import { refusalIn, refused } from "./refused.ts";
import { ShapeTable } from "./shapes.ts";
import { Texts } from "./texts.ts";
import { ValueStack } from "./value-stack.ts";

/** About how often the bytes of all values are taken: as they are put, recorded, hoisted, and tried in some width. */
const COPIES = 7;

/** Records the whole message, then has it planned and written: the profile `size`. */
export class PlannedEmitter implements TypedEmitter {
  readonly #texts = new Texts();
  readonly #keys = new KeyTable();
  readonly #shapes = new ShapeTable(this.#keys);
  readonly stack: ValueStack = new ValueStack(this.#shapes);
  readonly #tree: ValueTree;
  readonly #planner: Planner;

  constructor({ compat = false }: FlexOptions) {
    this.#tree = new ValueTree(compat);
    this.#planner = new Planner(this.#tree, this.#texts, this.#keys, this.#shapes, compat);
  }

  writeTo(): void {} // the planner asks its own memory where texts stand

  string(text: string): void {
    this.#pushText(this.#texts.text(STRING, text));
  }

  keyValue(name: string): void {
    if (name.includes("\0")) throw refused("a key without NUL", "one with NUL");
    this.#pushText(this.#texts.text(KEY, name));
  }

  blob(bytes: Uint8Array): void {
    this.#pushText(this.#texts.blob(bytes));
  }

  #pushText(text: number): void {
    this.stack.push(this.#texts.packed(text), text, 0);
  }

  indirect(): void {} // the plan says which scalars stand outside

  endMap(start: number): void {
    const { shape } = this.stack;
    this.#shapes.vectorOf(shape);
    this.#tree.addContainer(this.stack, start, shape);
  }

  endVector(start: number): void {
    this.#tree.addContainer(this.stack, start, undefined);
  }

  endTypedVector(start: number): void {
    this.endVector(start);
  }

  finish(): Writer {
    try {
      return this.#planner.write(this.#tree.addRoot(this.stack));
    } catch (error) {
      throw refusalIn(error) ?? error;
    }
  }

  clear(): boolean {
    this.stack.clear();
    this.#texts.clear();
    this.#tree.clear();
    this.#planner.clear();
    this.#shapes.clear();
    return this.#planner.out.bytes.length + COPIES * this.#tree.bytes + this.#shapes.bytes <= KEPT;
  }
}
