import { dateOf, instantOf } from "./conversions.ts";
import { codec } from "./custom.ts";
import { vi64, vu32 } from "./plain.ts";
import { tuple } from "./several.ts";
import type { Type } from "./type.ts";

/** A `Date`, as an instant: seconds since 1970, and the nanoseconds beyond them. What is finer than a millisecond is dropped. */
export const date: Type<Date> = codec(tuple(vi64.number, vu32), instantOf, dateOf);
