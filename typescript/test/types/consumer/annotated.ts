// Exports schemas and codecs with written types, which is what compilers ask for that emit the declarations of each file by itself.
import { type FlexCodec, type FlexCodecOf, flex } from "octavo/flex";
import {
  type Codec,
  type CodecOf,
  codec,
  defaulted,
  list,
  type OwnType,
  optional,
  pack,
  ref,
  str,
  struct,
  type Type,
  vi64,
} from "octavo/pack";
import { Money } from "./money.ts";

export const money: OwnType<Money> = codec(vi64, (value: Money) => value.cents(), Money.of);

export interface Order {
  price: Money;
  currency: string;
  parts: Order[];
  note?: string | undefined;
}
export const Order: Type<Order> = struct({
  price: money,
  currency: defaulted(str, "EUR"),
  parts: list(ref(() => Order)),
  note: optional(str),
});
export const orders: Codec<Order> = pack(Order);
export const same: CodecOf<typeof Order> = pack(Order);
export const flexed: FlexCodec<Order> = flex(Order);
export const sameFlexed: FlexCodecOf<typeof Order> = flex(Order);
