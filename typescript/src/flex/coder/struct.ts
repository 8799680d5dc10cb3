import { fresh, getOwn, isObject, putOwn } from "../../core/index.ts";
import { mismatch } from "../malformed.ts";
import type { Elements } from "../read/elements.ts";
import { unsigned } from "../read/numbers.ts";
import { target } from "../read/slots.ts";
import { InlineEmitter } from "../write/inline-emitter.ts";
import { compareText } from "../write/text.ts";
import type { Coder } from "./coder.ts";
import { valuesIn } from "./containers.ts";
import type { FieldPlaces } from "./field-places.ts";
import { FlexShape } from "./flex-shape.ts";
import { FoundPlaces } from "./found-places.ts";
import { keysOf } from "./map.ts";
import { oneOf } from "./scalars.ts";
import type { Source } from "./source.ts";
import { putKeys } from "./struct-map.ts";
import type { Target } from "./target.ts";
import type { ViewClass } from "./view.ts";

/** A field of a struct. */
export interface FieldCoder {
  readonly name: string;
  readonly coder: Coder;
  /** Whether a map may lack it, and what stands for it then. */
  readonly isOptional: boolean;
  readonly missing: unknown;
}

/** A map whose fields are to be read: by their places when it has exactly the names of the struct. */
export interface OpenStruct {
  readonly values: Elements;
  /** Undefined when the fields stand where they do in the shape. */
  readonly places: FieldPlaces | undefined;
}

/**
 * Writes objects with known fields as maps, and reads them.
 *
 * The names of a map are compared with those of the struct once for each key vector; when they are the same, fields are read by
 * their places, else by their names.
 */
export class StructCoder implements Coder {
  /** In ascending order of their names: that in which they are stored. */
  readonly fields: readonly FieldCoder[];
  readonly shape: FlexShape;
  /** The places of the fields, in the order in which they were declared. */
  readonly declared: readonly number[];
  /** Whether JSON asks a field of that name for what it has. */
  readonly hasToJSON: boolean;
  /** Whether a value may have no other properties. */
  readonly isClosed: boolean | undefined;
  /** The class of its views, once there is one. */
  viewClass: ViewClass | undefined;
  /** The message, and the key vector in it, that was last found to have the names. */
  #provenIn = 0;
  #provenAt = 0;
  readonly #found: FoundPlaces;

  constructor(fields: readonly FieldCoder[], isClosed?: boolean) {
    this.fields = [...fields].sort((a, b) => compareText(a.name, b.name));
    this.shape = new FlexShape(this.fields.map(({ name }) => name));
    this.declared = fields.map((field) => this.fields.indexOf(field));
    this.hasToJSON = this.shape.names.includes("toJSON");
    this.isClosed = isClosed;
    this.#found = new FoundPlaces(this.shape.names);
  }

  write(to: Target, value: unknown): void {
    this.check(to, value);
    const { emitter, stack } = to;
    const start = stack.open();
    to.enter(this.shape);
    for (let place = 0; place < this.fields.length; place++) {
      const { name, coder } = this.fields[place]!;
      to.move(place);
      if (!(emitter instanceof InlineEmitter)) stack.key(name);
      coder.write(to, getOwn(value, name));
    }
    to.leave();
    if (emitter instanceof InlineEmitter) emitter.endMapWith(start, putKeys(emitter, this.shape), this.shape.block.width);
    else emitter.endMap(start);
  }

  /** Checks that a value is an object, and has no others than these properties if it may not. */
  check(to: Target, value: unknown): asserts value is object {
    if (!isObject(value)) throw to.mismatch("an object", value);
    if (!this.isClosed) return;
    for (const name in value) if (!this.shape.names.includes(name)) throw to.mismatch(oneOf(this.shape.names), name);
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    return this.all(from, this.open(from, at, width, packed, limit), at);
  }

  /** Reads all fields of the map in the slot at `at`. */
  all(from: Source, struct: OpenStruct, at: number): object {
    from.open(this.shape, struct.values.size, at);
    const value = {};
    for (const place of this.declared) putOwn(value, this.fields[place]!.name, this.field(from, struct, place));
    from.leave();
    return value;
  }

  /** Finds the map in a slot, and whether its fields stand where they do in the shape. */
  open(from: Source, at: number, slotWidth: number, packed: number, limit: number): OpenStruct {
    const values = valuesIn(from, at, slotWidth, packed, limit);
    return { values, places: this.placesIn(from, values) };
  }

  /** Finds where the fields of the map of `values` stand; undefined where that is as in the shape. */
  placesIn(from: Source, values: Elements): FieldPlaces | undefined {
    return this.isProven(from, values) ? undefined : this.#found.in(keysOf(from, values), from);
  }

  /** Says whether the map of `values` has exactly the names of the shape. */
  isProven(from: Source, { size, start, width }: Elements): boolean {
    if (size !== this.fields.length) return false;
    const keys = target(from.bytes, start, width, from);
    const keysWidth = unsigned(from.bytes, start + width, width);
    if (this.#provenIn === from.number && this.#provenAt === keys && keysWidth === 1 << this.shape.block.width) return true;
    if (!this.shape.isAt(from.bytes, keys, keysWidth, start)) return false;
    if (keysWidth !== 1 << this.shape.block.width) return true;
    this.#provenIn = from.number;
    this.#provenAt = keys;
    return true;
  }

  /** Reads the field at `place` of the shape. */
  field(from: Source, { values, places }: OpenStruct, place: number): unknown {
    const index = this.indexOf(from, places, place);
    if (index < 0) return this.missing(from, values, place);
    const { coder } = this.fields[place]!;
    return coder.read(from, values.at(index), values.width, values.packedType(index), values.start);
  }

  /** Returns which value is the field at `place` of the shape, or -1. */
  indexOf(from: Source, places: FieldPlaces | undefined, place: number): number {
    from.move(place);
    return places === undefined ? place : places.indexOf(place, from);
  }

  /** Returns what stands for the field at `place` of the shape where a map lacks it. */
  missing(from: Source, { base }: Elements, place: number): unknown {
    const { name, isOptional, missing } = this.fields[place]!;
    if (!isOptional) throw mismatch(`the property ${name}`, "none", base, from.path);
    return fresh(missing);
  }
}
