import type { Place } from "../read/slots.ts";
import type { Source } from "./source.ts";
import { type OpenStruct, StructCoder } from "./struct.ts";

type ViewClass = new (from: Source, struct: OpenStruct) => object;

const classes = new WeakMap<StructCoder, ViewClass>();

/** Returns a view of the struct in a slot: `from` is its alone. */
export function viewOf(coder: StructCoder, from: Source, at: number, width: number, packed: number, limit: number): object {
  const struct = coder.open(from, at, width, packed, limit);
  from.open(coder.shape, struct.values.size, at);
  let ViewClass = classes.get(coder);
  if (ViewClass === undefined) {
    ViewClass = newViewClass(coder);
    classes.set(coder, ViewClass);
  }
  return new ViewClass(from, struct);
}

/** Returns the class of the views of a struct: a getter for each field. */
function newViewClass(coder: StructCoder): ViewClass {
  class StructView {
    readonly #from: Source;
    readonly #struct: OpenStruct;

    constructor(from: Source, struct: OpenStruct) {
      this.#from = from;
      this.#struct = struct;
    }

    static read(view: StructView, place: number): unknown {
      return readField(coder, view.#from, view.#struct, place);
    }
  }
  for (const [place, { name }] of coder.fields.entries()) {
    Object.defineProperty(StructView.prototype, name, {
      get(this: StructView) {
        return StructView.read(this, place);
      },
      enumerable: true,
    });
  }
  return StructView;
}

/** Reads a field: one that is a struct as a view of its own. */
function readField(coder: StructCoder, from: Source, struct: OpenStruct, place: number): unknown {
  const inner = coder.fields[place]!.coder;
  if (!(inner instanceof StructCoder)) return coder.field(from, struct, place);
  const { values, keys } = struct;
  const index = coder.indexOf(from, keys, place);
  if (index < 0) return coder.missing(from, values, place);
  const source = from.at(stepOf(from, coder, place));
  return viewOf(inner, source, values.at(index), values.width, values.packedType(index), values.start);
}

/** The place of a field: its path is made when an error asks for it. */
function stepOf(from: Source, coder: StructCoder, place: number): Place {
  return {
    get path() {
      return from.outerPath + coder.shape.step(place);
    },
  };
}
