import { bytesOfUuid, textOfUuid } from "./conversions.ts";
import { codec } from "./custom.ts";
import { u8 } from "./plain.ts";
import { array } from "./several.ts";
import type { Type } from "./type.ts";

/** A UUID in its usual text, in 16 bytes. */
export const uuid: Type<string> = codec(array(u8, 16), bytesOfUuid, textOfUuid);
