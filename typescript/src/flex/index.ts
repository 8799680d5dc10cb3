export { type Fault, type Limits, type MalformedKind, OctavoError } from "../core/index.ts";
export { FlexMap } from "./read/map.ts";
export { read, toObject } from "./read/read.ts";
export type { NumberArray } from "./read/typedArray.ts";
export { FlexValue } from "./read/value.ts";
export { FlexVector } from "./read/vector.ts";
export type { FlexType } from "./types.ts";
export { verify } from "./verify/verify.ts";
