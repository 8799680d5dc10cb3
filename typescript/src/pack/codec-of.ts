import type { Limits } from "../core/index.ts";
import { callsOf } from "./calls.ts";
import { known } from "./closures/known.ts";
import type { CodecOf } from "./codec.ts";
import { EngineCodec, type Source } from "./engine-codec.ts";
import { problemOfWhole } from "./schema/check.ts";
import { crc64 } from "./schema/fingerprint.ts";
import { refuseIf } from "./schema/named.ts";
import { nodeOf } from "./schema/node-of.ts";
import { textOf } from "./schema/text.ts";
import type { Schema } from "./schema/type.ts";
import { errorOf } from "./wire/wrong.ts";

/** The calls of closures alone. */
export const byClosures: Source["calls"] = (limits, exactly) => callsOf(exactly(), limits);

/** The canonical text of a schema that is sound as a whole. */
function checkedText(type: Schema): string {
  try {
    refuseIf(problemOfWhole(nodeOf(type)));
    return textOf(type);
  } catch (error) {
    throw errorOf(error);
  }
}

/** Returns the codec of a schema that goes by these calls. */
export function codecOf<S extends Schema>(type: S, limits: Limits | undefined, calls: Source["calls"]): CodecOf<S> {
  const schema = checkedText(type);
  let fingerprint: string | undefined; // frames ask for it over and over
  const source: Source = { schema, fingerprint: () => (fingerprint ??= crc64(schema)), node: () => type.node, kinds: known, calls };
  return new EngineCodec(source, limits) as CodecOf<S>;
}
