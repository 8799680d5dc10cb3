import type { FlexProfile } from "./options.ts";
import { PlannedEmitter } from "./planned-emitter.ts";

/** Writes messages in the fewest bytes it can find; a bundle that does not name it does not carry it. */
export const sizeProfile: FlexProfile = (options) => new PlannedEmitter(options);
