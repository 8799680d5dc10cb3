export { codec, date, uuid } from "./custom.ts";
export { fingerprintOf } from "./fingerprint.ts";
export { enumOf, flagsOf } from "./named.ts";
export { parse } from "./parse.ts";
export * from "./plain.ts";
export { array, list, map, nullable, optional, tuple, typed } from "./several.ts";
export { columnArrays, columns, defaulted, open, ref, struct, union } from "./struct.ts";
export { textOf } from "./text.ts";
export type { InFull, Infer, Type } from "./type.ts";
