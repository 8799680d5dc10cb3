import { NUMBER_ARRAYS, type NumberArrayClass } from "../../core/number-arrays.ts";
import { fieldsOf } from "../../pack/schema/parts.ts";
import { peel } from "../../pack/schema/peel.ts";
import {
  type CompressedName,
  type Field,
  type FixedName,
  type Node,
  referredFrom,
  type Union,
  type WideAs,
  type Wire,
} from "../../pack/schema/type.ts";
import { type Coder, ConvertingCoder, LateCoder, OptionalCoder } from "./coder.ts";
import { inFlex } from "./in-flex.ts";
import { ListCoder } from "./list.ts";
import { MapCoder } from "./map.ts";
import { bigints, blobs, booleans, digits, doubles, integers, names, rounded, singles, strings } from "./scalars.ts";
import { type FieldCoder, StructCoder } from "./struct.ts";
import { TupleCoder } from "./tuple.ts";
import { type Case, UnionCoder } from "./union.ts";

/** The coders that were made, by their nodes: a type may contain itself. */
export type Made = Map<Node, Coder>;

/** Returns the coder of `node`. */
export function coderOf(node: Node, made: Made): Coder {
  if (node.kind === "ref") return coderOf(node.get(), made);
  const known = made.get(node);
  if (known !== undefined) return known;
  const late = new LateCoder();
  made.set(node, late);
  late.coder = newCoder(node, made);
  made.set(node, late.coder);
  return late.coder;
}

function newCoder(node: Node, made: Made): Coder {
  if (node.kind !== "custom" && node.kind !== "defaulted") return wireCoder(node as Wire, made);
  const { wire, encode, decode } = peel(inFlex(node));
  return new ConvertingCoder(coderOf(wire, made), encode, decode);
}

function wireCoder(type: Wire, made: Made): Coder {
  switch (type.kind) {
    case "bool":
      return booleans;
    case "fixed":
    case "compressed":
      return numbers(type.name, type.as);
    case "text":
      return type.name === "str" ? strings : blobs;
    case "shared":
      return strings;
    case "enum":
      return names(type.names);
    case "flags":
      return new StructCoder(
        type.names.map((name) => ({ name, coder: booleans, isOptional: true, missing: false })),
        true,
      );
    case "optional":
      return new OptionalCoder(coderOf(type.item, made), type.none);
    case "list":
      return new ListCoder(coderOf(type.item, made), type.size, type.as ? arrayOf(type.item) : undefined);
    case "tuple":
      return new TupleCoder(type.items.map((item) => coderOf(item, made)));
    case "map":
      return type.flex ? coderOf(type.flex, made) : new MapCoder(isKeyOf(type.key), coderOf(type.value, made));
    case "struct":
      return new StructCoder(fieldCoders(type.fields, made));
    case "open":
      return new StructCoder(fieldCoders(type.sections.flat(), made));
    case "union":
      return unionCoder(type, made);
    case "columns":
      if (type.byField) break;
      return new ListCoder(new StructCoder(fieldCoders(type.fields, made)));
  }
  throw new TypeError(`flex has no form for ${type.kind}`);
}

function numbers(name: FixedName | CompressedName, as: WideAs): Coder {
  if (name === "f64") return doubles;
  if (name === "f32") return new ConvertingCoder(singles, rounded, undefined);
  const isSigned = !name.includes("u");
  const bits = Number(/\d+/.exec(name)![0]);
  if (bits === 64 && as === "bigint") return bigints(isSigned);
  if (bits === 64 && as === "string") return digits(isSigned);
  if (bits > 32) return integers(isSigned ? -Number.MAX_SAFE_INTEGER : 0, Number.MAX_SAFE_INTEGER);
  return isSigned ? integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) : integers(0, 2 ** bits - 1);
}

function arrayOf(item: Node): NumberArrayClass {
  const { wire } = peel(item);
  if (wire.kind !== "fixed") throw new TypeError("a typed array is of numbers");
  return NUMBER_ARRAYS[wire.name];
}

function isKeyOf(node: Node): (key: unknown) => key is string {
  const { wire, encode } = peel(inFlex(node));
  const isText = (wire.kind === "text" && wire.name === "str") || wire.kind === "shared";
  if (encode !== undefined || !(isText || wire.kind === "enum")) throw new TypeError("the keys of a flex map are strings");
  const known = wire.kind === "enum" ? new Set<unknown>(wire.names) : undefined;
  return (key): key is string => (known === undefined ? typeof key === "string" : known.has(key));
}

function fieldCoders(fields: readonly Field[], made: Made): FieldCoder[] {
  return fields.map(([name, node]) => {
    const { wire, hasDefault, default: missing } = peel(inFlex(node));
    return { name, coder: coderOf(node, made), isOptional: hasDefault || wire.kind === "optional", missing };
  });
}

function unionCoder({ tag, cases }: Union, made: Made): Coder {
  if (tag === undefined) throw new TypeError("a union of flex has a tag");
  return new UnionCoder(
    tag,
    cases.map(([name, node]) => caseOf(name, tag, node, made)),
  );
}

/** Returns a case: the coder of its struct, which has a field for the tag, too. */
function caseOf(name: string, tag: string, node: Node, made: Made): Case {
  const type = referredFrom(node);
  if (type.kind !== "struct" && type.kind !== "open") throw new TypeError("the cases of a union are structs, and a codec goes around it");
  const tagField = { name: tag, coder: names([name]), isOptional: false, missing: undefined };
  return { name, struct: new StructCoder([tagField, ...fieldCoders(fieldsOf(type), made)]) };
}
