import type { FlexProfile } from "./options.ts";
import { PlannedEmitter } from "./planned-emitter.ts";

/** The profile that writes messages in the fewest bytes it can find; bundles that do not use it do not contain it. */
export const sizeProfile: FlexProfile = (options) => new PlannedEmitter(options);
