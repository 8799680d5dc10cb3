import type { Node, Wire } from "./type.ts";

/** A type without what only the program sees of it: how a value becomes what the wire has, and back. */
export interface Peeled {
  readonly wire: Wire;
  /** Undefined if a value is what the wire has. */
  readonly encode: ((value: unknown) => unknown) | undefined;
  readonly decode: ((value: unknown) => unknown) | undefined;
  /** Whether there is a value for a field that earlier versions do not write, and which. */
  readonly hasDefault: boolean;
  readonly default: unknown;
}

export function peel(node: Node): Peeled {
  switch (node.kind) {
    case "ref":
      return peel(node.get());
    case "defaulted": {
      const inner = peel(node.item);
      const { encode } = inner;
      const orDefault = (value: unknown) => (value === undefined ? node.value : value);
      return { ...inner, encode: encode ? (value) => encode(orDefault(value)) : orDefault, hasDefault: true, default: node.value };
    }
    case "custom": {
      const inner = peel(node.item);
      const { encode, decode, guard = (convert) => convert } = node;
      return { ...inner, encode: after(guard(encode), inner.encode), decode: after(inner.decode, guard(decode)), hasDefault: false };
    }
    default:
      return {
        wire: node,
        encode: undefined,
        decode: undefined,
        hasDefault: false,
        default: node.kind === "optional" ? node.none : undefined,
      };
  }
}

type Conversion = (value: never) => unknown;

/** One conversion after another, as far as there are any. */
function after(first: Conversion | undefined, second: Conversion | undefined): ((value: unknown) => unknown) | undefined {
  if (!first || !second) return (first ?? second) as ((value: unknown) => unknown) | undefined;
  return (value) => second(first(value as never) as never);
}
