import { bytesOfUuid, textOfUuid } from "./conversions.ts";
import { codec } from "./custom.ts";
import { inText } from "./in-text.ts";
import { u8 } from "./plain.ts";
import { array } from "./several.ts";
import type { Type } from "./type.ts";

const usual = (text: string) => textOfUuid(bytesOfUuid(text));

/** A UUID: a string in its usual form, 16 bytes in a message; in flex, that string. */
export const uuid: Type<string> = inText(codec(array(u8, 16), bytesOfUuid, textOfUuid), usual, usual);
