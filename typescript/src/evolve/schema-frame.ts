import type { Frame } from "../frame/frame.ts";
import type { Codec } from "../pack/codec.ts";
import { byClosures, codecOf } from "../pack/codec-of.ts";
import { str } from "../pack/schema/plain.ts";
import { struct } from "../pack/schema/struct.ts";

/** The only field of what tells a schema. */
const NAME = "octavo.schema";

const told = /* @__PURE__ */ codecOf(/* @__PURE__ */ struct({ [NAME]: str }), undefined, byClosures);
/** Its fingerprint. */
const FINGERPRINT = "e1346df6340f0e29";

/** Returns a frame that carries the schema of a codec (rule 10 of spec/frame.md), to be written before the first message of the codec. */
export function schemaFrame(codec: Pick<Codec<never>, "schema">): Frame {
  return { wire: "pack", fingerprint: FINGERPRINT, message: told.encode({ [NAME]: codec.schema }) };
}

/** The text of the schema that a frame tells, if it does. */
export function schemaTold(frame: Frame): string | undefined {
  const isSchema = frame.wire === "pack" && frame.fingerprint === FINGERPRINT;
  return isSchema ? told.decode(frame.message)[NAME] : undefined;
}
