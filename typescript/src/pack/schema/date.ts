import { dateOf, instantOf } from "./conversions.ts";
import { codec } from "./custom.ts";
import { inText } from "./in-text.ts";
import { dateOfText, textOfDate } from "./instant-text.ts";
import { vi64, vu32 } from "./plain.ts";
import { tuple } from "./several.ts";
import type { Type } from "./type.ts";

/**
 * A `Date`, stored as an instant: seconds since 1970, and nanoseconds on top; in flex, the text of ISO 8601. Decoding drops what is finer
 * than a millisecond.
 */
export const date: Type<Date> = inText(codec(tuple(vi64.number, vu32), instantOf, dateOf), textOfDate, dateOfText);
