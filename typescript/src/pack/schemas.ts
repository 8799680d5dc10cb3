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

/** Any number of values. */
/* @__NO_SIDE_EFFECTS__ */
export const list: typeof schemas.list = (item) => coded(schemas.list(item), { list: listCode });

/** Exactly so many values, 1 to 65,536. */
/* @__NO_SIDE_EFFECTS__ */
export const array: typeof schemas.array = (item, size) => coded(schemas.array(item, size), { list: listCode });

/** A UUID in its usual text, in 16 bytes; in flex that text. */
export const uuid: typeof schemas.uuid = /* @__PURE__ */ coded(schemas.uuid, { list: listCode });

/** A map: entries in order, whose keys differ. */
/* @__NO_SIDE_EFFECTS__ */
export const map: typeof schemas.map = (key, value) => coded(schemas.map(key, value), { map: mapCode });

/** A map from texts as a plain object, whose every key is data, `__proto__` too. Engines put keys that are indexes first. */
/* @__NO_SIDE_EFFECTS__ */
export const record: typeof schemas.record = (value) => coded(schemas.record(value), { record: recordCode });

/** The first version's fields, then those that each later version added, which may be missing or have a default. */
/* @__NO_SIDE_EFFECTS__ */
export const open: typeof schemas.open = <F extends Fields, L extends readonly Fields[]>(first: F, ...later: L) =>
  coded(schemas.open<F, L>(first, ...later), { open: openCode });

/** One of these structs, with a field called `tag` that has the name of its case. */
/* @__NO_SIDE_EFFECTS__ */
export const union: typeof schemas.union = (tag, cases) => coded(schemas.union(tag, cases), { union: unionCode });

/** A list of structs with these fields, stored field by field: small, and quick for numbers. */
/* @__NO_SIDE_EFFECTS__ */
export const columns: typeof schemas.columns = (fields) => coded(schemas.columns(fields), { columns: columnsCode });

/** `columns` as an object of arrays: numbers are typed arrays, that read a message where it is if it is aligned. */
/* @__NO_SIDE_EFFECTS__ */
export const columnArrays: typeof schemas.columnArrays = (fields) => coded(schemas.columnArrays(fields), { columns: columnsCode });

/**
 * Reads a schema's canonical text; any other spelling is malformed.
 *
 * Integers of 64 bits are bigints, no value is null, and a value of a union is `{ case, value }`.
 */
export const parse: typeof schemas.parse = (text) => coded(schemas.parse(text), codes);
