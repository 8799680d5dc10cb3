import type { Elements } from "../read/elements.ts";
import { isEnough, shortened } from "../read/path.ts";
import type { Place } from "../read/slots.ts";
import type { Steps } from "../read/trail.ts";
import { NULL } from "../types.ts";
import { type Coder, OptionalCoder, present } from "./coder.ts";
import { ListCoder } from "./list.ts";
import type { Source } from "./source.ts";
import { type OpenStruct, StructCoder } from "./struct.ts";

/** Says whether values of a coder are viewed where they lie: structs and lists of any values. Others are read when they are asked for. */
export function isViewed(coder: Coder): boolean {
  if (coder instanceof OptionalCoder) return isViewed(present(coder.item));
  return coder instanceof StructCoder || (coder instanceof ListCoder && coder.arrayClass === undefined);
}

/**
 * Returns a view of the value in a slot, of which `spot` is the place; one that is not viewed is read. So is a struct with a field that is
 * called `toJSON`: JSON would ask that in place of the view, and then go through all that is shared, without an end.
 */
export function viewOf(coder: Coder, from: Source, spot: Place, at: number, width: number, packed: number, limit: number): unknown {
  const made = present(coder);
  from.restart(spot);
  if (made instanceof StructCoder && !made.hasToJSON) {
    const struct = made.open(from, at, width, packed, limit);
    from.open(undefined, struct.values.size, at);
    made.viewClass ??= newViewClass(made);
    return new made.viewClass(from, spot, struct);
  }
  if (made instanceof ListCoder && isViewed(made)) {
    const elements = made.elementsIn(from, at, width, packed, limit);
    from.open(undefined, elements.size, at);
    return new ListView(made, from, spot, elements);
  }
  if (!(made instanceof OptionalCoder)) return from.all(made, at, width, packed, limit);
  return packed >>> 2 === NULL ? made.none : viewOf(made.item, from, spot, at, width, packed, limit);
}

/** Where a view is: its path is made when an error asks for it. */
class Spot implements Place {
  readonly #outer: Place;
  readonly #steps: Steps | undefined;
  readonly #index: number;

  constructor(outer: Place, steps: Steps | undefined, index: number) {
    this.#outer = outer;
    this.#steps = steps;
    this.#index = index;
  }

  get path(): string {
    let path = "";
    for (let place: Place = this; place instanceof Spot; place = place.#outer) {
      if (isEnough(path)) return shortened(path);
      path = (place.#steps?.step(place.#index) ?? `/${place.#index}`) + path;
    }
    return path;
  }
}

/** What Node shows in place of an object is the value of this property's function. */
const INSPECT = Symbol.for("nodejs.util.inspect.custom");

/** The elements of a list, each of which is read, or viewed, when it is asked for. */
class ListView implements Iterable<unknown> {
  readonly #coder: ListCoder;
  readonly #from: Source;
  readonly #spot: Place;
  readonly #elements: Elements;

  constructor(coder: ListCoder, from: Source, spot: Place, elements: Elements) {
    this.#coder = coder;
    this.#from = from;
    this.#spot = spot;
    this.#elements = elements;
  }

  get length(): number {
    return this.#elements.size;
  }

  at(index: number): unknown {
    const { size, width, start } = this.#elements;
    const place = Math.trunc(index) || 0;
    const element = place < 0 ? size + place : place;
    if (element < 0 || element >= size) return undefined;
    const spot = new Spot(this.#spot, undefined, element);
    return viewOf(this.#coder.item, this.#from, spot, this.#elements.at(element), width, this.#elements.packedType(element), start);
  }

  *[Symbol.iterator](): IterableIterator<unknown> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }

  toJSON(): unknown {
    return whole(this.#coder, this.#from, this.#spot, this.#elements);
  }

  [INSPECT](): unknown {
    return this.toJSON();
  }
}

/** The class of the views of a struct. */
export type ViewClass = new (from: Source, spot: Place, struct: OpenStruct) => object;

/** Makes the class of the views of a struct: a getter for each field, which views have as their own if all objects have one called so. */
function newViewClass(coder: StructCoder): ViewClass {
  const own: [name: string, getter: PropertyDescriptor][] = [];
  class StructView {
    readonly #from: Source;
    readonly #spot: Place;
    readonly #struct: OpenStruct;

    constructor(from: Source, spot: Place, struct: OpenStruct) {
      this.#from = from;
      this.#spot = spot;
      this.#struct = struct;
      for (const [name, getter] of own) Object.defineProperty(this, name, getter);
    }

    toJSON(): unknown {
      return whole(coder, this.#from, this.#spot, this.#struct);
    }

    [INSPECT](): unknown {
      return this.toJSON();
    }

    static read(view: StructView, place: number): unknown {
      return readField(coder, view.#from, view.#spot, view.#struct, place);
    }

    static view(view: StructView, place: number): unknown {
      return viewField(coder, view.#from, view.#spot, view.#struct, place);
    }
  }
  for (const place of coder.declared) {
    const { name, coder: field } = coder.fields[place]!;
    const read = isViewed(present(field)) ? StructView.view : StructView.read;
    const getter = {
      get(this: StructView) {
        return read(this, place);
      },
      enumerable: true,
    };
    if (name in Object.prototype) own.push([name, getter]);
    else Object.defineProperty(StructView.prototype, name, getter);
  }
  return StructView;
}

/** Reads all parts of what is viewed at `spot`, within the limits of decoding: views of what is shared would have no end. */
function whole<P>(coder: { all(from: Source, parts: P, at: number): unknown }, from: Source, spot: Place, parts: P): unknown {
  from.restart(spot);
  try {
    return coder.all(from, parts, 0); // no error tells that slot: `viewOf` has checked all that may be wrong with it
  } catch (error) {
    throw from.placed(error);
  }
}

/** Reads a field of the struct at `spot`. */
function readField(coder: StructCoder, from: Source, spot: Place, struct: OpenStruct, place: number): unknown {
  from.restart(spot);
  from.enter(coder.shape);
  try {
    return coder.field(from, struct, place);
  } catch (error) {
    throw from.placed(error);
  }
}

/** Views a field of the struct at `spot`. */
function viewField(coder: StructCoder, from: Source, spot: Place, struct: OpenStruct, place: number): unknown {
  from.restart(spot);
  from.enter(coder.shape);
  const { values, places } = struct;
  const index = coder.indexOf(from, places, place);
  if (index < 0) return coder.missing(from, values, place);
  const inner = new Spot(spot, coder.shape, place);
  return viewOf(coder.fields[place]!.coder, from, inner, values.at(index), values.width, values.packedType(index), values.start);
}
