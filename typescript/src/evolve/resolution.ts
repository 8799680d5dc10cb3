import { getOwn, newOf, OctavoError } from "../core/index.ts";
import { NUMBER_ARRAYS, type NumberArray } from "../core/number-arrays.ts";
import { fieldsOf } from "../pack/schema/parts.ts";
import { textOf } from "../pack/schema/text.ts";
import type {
  Declaration,
  Enum,
  Field,
  Fixed,
  FixedName,
  List,
  Mapping,
  Node,
  Open,
  Optional,
  Struct,
  Tuple,
  Union,
  Wire,
} from "../pack/schema/type.ts";
import { wireOf } from "../pack/schema/type.ts";
import { passing, Wrong } from "../pack/wire/wrong.ts";
import { type Missing, missingOf, refuseNone } from "./missing.ts";
import { widened } from "./numbers.ts";
import { SameTypes } from "./same-types.ts";
import { Skipping } from "./skipping.ts";

/**
 * Fields of structs and cases of unions that are read as those of more than one type: more than any program has. Schemas may come from
 * anywhere, and have each of theirs meet all of a codec's.
 */
const MAX_AGAIN = 2 ** 16;
/** What is made of a pair takes as much as so many fields. */
const PAIR = 8;

/** Stands for no value, where null and undefined may be some. */
const NONE = Symbol("none");

/** A name inside another place, or inside the root. */
interface Place {
  readonly outer: Place | undefined;
  readonly name: string;
}

/** The fields of one of the reader's structs. */
interface Wanted {
  readonly types: ReadonlyMap<string, Node>;
  /** What each has where the writer has none; undefined if there is no such value. */
  readonly missing: ReadonlyMap<string, Missing | undefined>;
  /** Makes an object that has them. */
  readonly make: () => Record<string, unknown>;
}

/**
 * Finds how messages of one schema are read as values of another: the type that the wire has of the one, with conversions to the other.
 * Fields, cases and names belong together by name.
 */
export class Resolution {
  /** The types that were made, by those of the writer and of the reader. */
  readonly #known = new Map<Wire, Map<Wire, Node>>();
  #again = 0;
  /** Of each struct of the reader, once: for one of many fields a writer may have very many. */
  readonly #wanted = new Map<Wire, Wanted>();
  readonly #skipping = new Skipping();
  readonly #same = new SameTypes();
  /** Structs wait for their turn: inside one another they might be too many for the stack. */
  readonly #unfinished: (() => void)[] = [];

  /** Throws a mismatch with the path of a value that the reader's type cannot have. */
  of(reader: Node, writer: Node): Node {
    const resolved = this.#resolve(reader, writer, undefined, refuseNone);
    for (let finish = this.#unfinished.pop(); finish; finish = this.#unfinished.pop()) finish();
    return resolved;
  }

  /** `missing` gives the value where the writer has none, and the reader wants one. */
  #resolve(reader: Node, of: Node, at: Place | undefined, missing: Missing): Node {
    const writer = wireOf(of);
    if (wireOf(reader).kind === "optional") return within(reader, (type) => this.#optional(type as Optional, writer, at));
    if (writer.kind !== "optional") return this.#present(reader, writer, at);
    const item = this.#present(reader, wireOf(writer.item), at);
    return decoding({ kind: "optional", item, none: NONE as unknown as null }, (value) => (value === NONE ? missing() : value));
  }

  #optional({ item, none }: Optional, writer: Wire, at: Place | undefined): Node {
    if (writer.kind !== "optional") return this.#present(item, writer, at);
    return { kind: "optional", item: this.#present(item, wireOf(writer.item), at), none };
  }

  /** A value that is always there, on both sides. */
  #present(reader: Node, writer: Wire, at: Place | undefined): Node {
    return within(reader, (type) => {
      const found = this.#alike(type, writer, at);
      if (found) return found;
      return this.#same.are(type, writer) ? type : mismatch(brief(type), brief(writer), at);
    });
  }

  /** Undefined where the two must be the same type. */
  #alike(reader: Wire, writer: Wire, at: Place | undefined): Node | undefined {
    if (isNumber(reader) && isNumber(writer)) return widened(reader, writer);
    if (isText(reader) && isText(writer)) return writer;
    if (reader.kind === "enum" && writer.kind === "enum") return named(reader, writer);
    if (reader.kind === "list" && writer.kind === "list" && reader.size === writer.size) return this.#list(reader, writer, at);
    if (reader.kind === "map" && writer.kind === "map") return this.#map(reader, writer, at);
    if (reader.kind === "tuple" && writer.kind === "tuple" && reader.items.length === writer.items.length)
      return this.#tuple(reader, writer, at);
    if (reader.kind === "union" && writer.kind === "union") return this.#once(reader, writer, at, () => this.#union(reader, writer, at));
    return isStruct(reader) && isStruct(writer) ? this.#once(reader, writer, at, () => this.#struct(reader, writer, at)) : undefined;
  }

  #list(reader: List, writer: List, at: Place | undefined): Node {
    const item = this.#resolve(reader.item, writer.item, inside(at, "*"), refuseNone);
    const list: Node = { kind: "list", item, size: writer.size };
    if (!reader.as) return list;
    const { name } = wireOf(reader.item) as Fixed;
    if (item.kind === "fixed" && item.name === name) return { ...list, as: "typed" };
    return decoding(list, (values) => inArray(name, values as readonly never[]));
  }

  /** Two keys may be alike for the reader alone, so they are compared as its own. */
  #map(reader: Mapping, writer: Mapping, at: Place | undefined): Node {
    const key = this.#resolve(reader.key, writer.key, inside(at, "key"), refuseNone);
    const value = this.#resolve(reader.value, writer.value, inside(at, "value"), refuseNone);
    return { ...reader, key, value, keyAs: reader.key };
  }

  #tuple(reader: Tuple, writer: Tuple, at: Place | undefined): Node {
    const items = writer.items.map((item, i) => this.#resolve(reader.items[i]!, item, inside(at, `${i}`), refuseNone));
    return { kind: "tuple", items };
  }

  #union(reader: Union, writer: Union, at: Place | undefined): Node {
    const cases: Field[] = [];
    this.#unfinished.push(() => {
      const types = new Map(reader.cases);
      for (const [name, type] of writer.cases) {
        const known = types.get(name);
        const refuse = () => refuseName([...types.keys()], name);
        cases.push([name, known ? this.#present(known, wireOf(type), inside(at, name)) : decoding(this.#skipping.of(type), refuse)]);
      }
    });
    return { kind: "union", tag: reader.tag, cases };
  }

  #struct(reader: Struct | Open, writer: Struct | Open, at: Place | undefined): Node {
    const wanted = this.#wantedIn(reader);
    const names = new Set(fieldsOf(writer).map(([name]) => name));
    const sections = writer.kind === "open" ? writer.sections : [writer.fields];
    const made = sections.map((): Field[] => []);
    const type: Wire = writer.kind === "open" ? { kind: "open", sections: made } : { kind: "struct", fields: made[0]! };
    this.#unfinished.push(() => {
      for (const [name, missing] of wanted.missing) {
        if (!missing && !names.has(name)) mismatch(brief(wireOf(wanted.types.get(name)!)), "no such field", inside(at, name));
      }
      sections.forEach((section, i) => {
        for (const [name, field] of section) made[i]!.push([name, this.#field(wanted.types.get(name), field, inside(at, name), i > 0)]);
      });
    });
    return decoding(type, arranging(wanted, names));
  }

  #wantedIn(reader: Struct | Open): Wanted {
    const wanted = this.#wanted.get(reader) ?? wantedOf(fieldsOf(reader));
    this.#wanted.set(reader, wanted);
    return wanted;
  }

  /** A field of a later section may be missing in a message, too. */
  #field(reader: Node | undefined, writer: Node, at: Place, isLater: boolean): Node {
    const item = reader ? this.#resolve(reader, writer, at, missingOf(reader) ?? refuseNone) : this.#skipping.of(writer);
    return isLater ? { kind: "defaulted", item, value: NONE } : item;
  }

  /** The type that was made of these two, or what `make` makes, to be finished later: many references may lead to a large one. */
  #once(reader: Wire, writer: Declaration, at: Place | undefined, make: () => Node): Node {
    const byReader = this.#known.get(writer) ?? new Map<Wire, Node>();
    const known = byReader.get(reader);
    if (known) return known;
    if (byReader.size) this.#again += PAIR + fieldsOf(writer).length;
    if (this.#again > MAX_AGAIN) mismatch(`at most ${MAX_AGAIN} fields read as several types`, "more", at);
    const made = make();
    this.#known.set(writer, byReader.set(reader, made));
    return made;
  }
}

/** A type of what only the reader sees of it around that which `of` gives for the type that the wire has. */
function within(reader: Node, of: (type: Wire) => Node): Node {
  switch (reader.kind) {
    case "ref":
      return within(reader.get(), of);
    case "defaulted":
      return within(reader.item, of);
    case "custom":
      return { ...reader, item: within(reader.item, of) };
    default:
      return of(reader);
  }
}

function decoding(item: Node, decode: (value: unknown) => unknown): Node {
  return { kind: "custom", item, encode: (value) => value, decode };
}

function inArray(name: FixedName, values: readonly never[]): NumberArray {
  const array = new NUMBER_ARRAYS[name](values.length);
  array.set(values);
  return array;
}

function wantedOf(fields: readonly Field[]): Wanted {
  const missing = new Map(fields.map(([name, type]) => [name, missingOf(type)]));
  return { types: new Map(fields), missing, make: newOf([...missing.keys()]) };
}

/** Makes an object of the reader's fields of one that has the writer's. */
function arranging({ missing, make }: Wanted, names: ReadonlySet<string>): (value: unknown) => object {
  return (value) => {
    const made = make();
    for (const [name, missed = refuseNone] of missing) {
      const found = names.has(name) ? getOwn(value as object, name) : NONE;
      made[name] = found === NONE ? inField(name, missed) : found;
    }
    return made;
  };
}

function inField(name: string, missed: Missing): unknown {
  try {
    return missed();
  } catch (error) {
    throw passing(error, name);
  }
}

/** By name: one that the reader does not have is refused when it comes. */
function named({ names }: Enum, writer: Enum): Node {
  const known = new Set<unknown>(names);
  if (writer.names.every((name) => known.has(name))) return writer;
  return decoding(writer, (name) => (known.has(name) ? name : refuseName(names, name as string)));
}

function refuseName(names: readonly string[], found: string): never {
  throw new OctavoError("mismatch", { expected: `one of ${names.slice(0, 8).join(", ")}`, found: clipped(found) });
}

function isNumber(type: Wire): type is Extract<Wire, { kind: "fixed" | "compressed" }> {
  return type.kind === "fixed" || type.kind === "compressed";
}

function isText(type: Wire): boolean {
  return type.kind === "shared" || (type.kind === "text" && type.name === "str");
}

function isStruct(type: Wire): type is Struct | Open {
  return type.kind === "struct" || type.kind === "open";
}

function inside(outer: Place | undefined, name: string): Place {
  return { outer, name };
}

function mismatch(expected: string, found: string, at: Place | undefined): never {
  const wrong = new Wrong({ expected, found });
  for (let place = at; place; place = place.outer) wrong.in(place.name);
  throw wrong.toError();
}

function brief(node: Node): string {
  return clipped(textOf({ node }));
}

function clipped(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)}...`;
}
