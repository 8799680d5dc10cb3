import {
  bool,
  bytes,
  codec,
  columnArrays,
  columns,
  date,
  defaulted,
  dynamic,
  enumOf,
  f32,
  f64,
  flagsOf,
  type Infer,
  i64,
  list,
  map,
  nullable,
  open,
  optional,
  pack,
  ref,
  shared,
  str,
  struct,
  type Type,
  tuple,
  typed,
  u8,
  union,
  uuid,
  vi53,
  vi64,
} from "octavo/pack";
import { centsOf, moneyOf } from "./money.ts";

const money = codec(vi64, centsOf, moneyOf);

export const Item = struct({ id: uuid, name: str, price: money, tags: list(shared) });
export type Item = Infer<typeof Item>;

export const Order = open(
  { id: vi53, items: list(Item), side: enumOf("buy", "sell"), flags: flagsOf("ioc", "post"), at: date },
  { owner: defaulted(str, "nobody"), note: nullable(str), labels: defaulted(map(str, list(i64)), new Map([["a/b", [1n]]])) },
);

export const Shape = union("type", { circle: struct({ radius: f32 }), none: struct({}) });

export interface Tree {
  value: Uint8Array;
  children: Tree[];
  parent?: Tree | undefined;
}
export const Tree: Type<Tree> = struct({ value: bytes, children: list(ref(() => Tree)), parent: optional(ref(() => Tree)) });

const Book = struct({
  bids: columns({ price: f64, size: f64, isOwn: bool }),
  asks: columnArrays({ price: f64, name: str }),
  more: tuple(typed(u8), dynamic),
});
export const books = pack(Book, { limits: { maxElements: 1000 } });

/** Names that are keywords, or others' names; two are of one schema. */
const Odd = struct({ __proto__x: u8, "two words": u8 });
const Bad = struct({ bad: u8 });

export { Bad as bad, Odd as CodecOf, Odd as default, u8 as string };
