import * as schemas from "./schema/index.ts";
import type { Fields } from "./schema/struct.ts";
import { coded } from "./source/code.ts";
import { codes } from "./source/codes.ts";
import { columnsCode } from "./source/columns.ts";
import { listCode } from "./source/list.ts";
import { mapCode } from "./source/map.ts";
import { openCode } from "./source/open.ts";
import { recordCode } from "./source/record.ts";
import { unionCode } from "./source/union.ts";

// Schemas that have code of their own, with what writes it: a bundle has that of those which it names.

/** A list of any number of values. */
/* @__NO_SIDE_EFFECTS__ */
export const list: typeof schemas.list = (item) => coded(schemas.list(item), { list: listCode });

/** An array of exactly `size` values, 1 to 65,536. */
/* @__NO_SIDE_EFFECTS__ */
export const array: typeof schemas.array = (item, size) => coded(schemas.array(item, size), { list: listCode });

/** A UUID: a string in its usual form, 16 bytes in a message; in flex, that string. */
export const uuid: typeof schemas.uuid = /* @__PURE__ */ coded(schemas.uuid, { list: listCode });

/** A map: entries in order, with keys that differ. */
/* @__NO_SIDE_EFFECTS__ */
export const map: typeof schemas.map = (key, value) => coded(schemas.map(key, value), { map: mapCode });

/** A map from texts, as a plain object in which every key is data, even `__proto__`. Engines put keys that are array indexes first. */
/* @__NO_SIDE_EFFECTS__ */
export const record: typeof schemas.record = (value) => coded(schemas.record(value), { record: recordCode });

/** A struct that grows: the first version's fields, then those that each later version added, which may be missing or have a default. */
/* @__NO_SIDE_EFFECTS__ */
export const open: typeof schemas.open = <F extends Fields, L extends readonly Fields[]>(first: F, ...later: L) =>
  coded(schemas.open<F, L>(first, ...later), { open: openCode });

/** One of these structs, with an additional field, named `tag`, that holds the name of its case. */
/* @__NO_SIDE_EFFECTS__ */
export const union: typeof schemas.union = (tag, cases) => coded(schemas.union(tag, cases), { union: unionCode });

/** A list of structs with these fields, stored field by field, which is small, and fast for numbers. */
/* @__NO_SIDE_EFFECTS__ */
export const columns: typeof schemas.columns = (fields) => coded(schemas.columns(fields), { columns: columnsCode });

/** `columns` as an object of arrays, one for each field; numbers are typed arrays, which are views of the message if it is aligned. */
/* @__NO_SIDE_EFFECTS__ */
export const columnArrays: typeof schemas.columnArrays = (fields) => coded(schemas.columnArrays(fields), { columns: columnsCode });

/**
 * Returns the schema with a canonical text; throws an `OctavoError`, malformed, for any other spelling.
 *
 * Its values have bigints for integers of 64 bits, null for no value, and `{ case, value }` for a value of a union.
 */
export const parse: typeof schemas.parse = (text) => coded(schemas.parse(text), codes);
