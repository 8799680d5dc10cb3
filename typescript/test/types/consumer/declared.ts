// Exports what each function of schemas makes, without a written type: compilers must be able to name all of these types.
import { reading, schemaFrame } from "octavo/evolve";
import { flex } from "octavo/flex";
import * as s from "octavo/pack";
import { pack as closures } from "octavo/pack/closures";
import { Money } from "./money.ts";

export const { bool, u8, f64, i64, vi53, vi64, str, shared, bytes, dynamic, date, uuid } = s;
export const [asNumber, asString] = [i64.number, vi64.string];

export const money = s.codec(vi64, (value: Money) => value.cents(), Money.of);
export const optional = s.optional(str);
export const nullable = s.nullable(money);
export const defaulted = s.defaulted(str, "EUR");
export const side = s.enumOf("buy", "sell");
export const flags = s.flagsOf("ioc", "post");
export const list = s.list(optional);
export const array = s.array(nullable, 2);
export const typed = s.typed(f64, 3);
export const map = s.map(str, money);
export const tuple = s.tuple(str, optional);
export const struct = s.struct({ optional, nullable, defaulted, money });
export const open = s.open({ side }, { flags, optional }, { defaulted });
export const union = s.union("type", { struct, open });
export const columns = s.columns({ f64, optional });
export const columnArrays = s.columnArrays({ f64, i64, str, money });
export const ref = s.ref(() => union);
export const parsed = s.parse("str");

export const All = s.struct({ list, array, typed, map, tuple, union, columns, columnArrays, ref });
export type All = s.Infer<typeof All>;
export type AllInput = s.InferInput<typeof All>;

export const packs = [s.pack(money), s.pack(optional), s.pack(nullable), s.pack(columns), s.pack(columnArrays), s.pack(parsed)] as const;
export const flexes = [flex(money), flex(optional), flex(nullable), flex(columns), flex(columnArrays), flex(parsed)] as const;
export const all = s.pack(All);
export const byClosures = closures(All);
export const flexed = flex(All);
export const older = reading(all, "struct()");
export const frame = schemaFrame(all);
export const viewed = (message: Uint8Array) => flexed.view(message);
export const decoded = (message: Uint8Array) => all.decode(message);
export const paged = <S extends s.Schema>(item: S) => s.struct({ items: s.list(item), next: s.nullable(item) });

export interface Tree {
  value: number;
  children: Tree[];
}
export const Tree: s.Type<Tree> = s.struct({ value: vi53, children: s.list(s.ref(() => Tree)) });
export const trees = [s.pack(Tree), flex(Tree), s.pack(s.list(Tree))] as const;
