import type { Limits } from "../core/index.ts";
import { known } from "./closures/known.ts";
import type { Codec } from "./codec.ts";
import { EngineCodec, type Source } from "./engine-codec.ts";
import { problemOfWhole } from "./schema/check.ts";
import { fingerprintOf } from "./schema/fingerprint.ts";
import { refuseIf } from "./schema/named.ts";
import { textOf } from "./schema/text.ts";
import type { Infer, Type } from "./schema/type.ts";

/** Returns the codec of a schema that goes by the calls which `calls` makes, or by closures alone if it makes none. */
export function codecOf<S extends Type<unknown>>(type: S, limits: Limits | undefined, calls: Source["calls"]): Codec<Infer<S>> {
  refuseIf(problemOfWhole(type.node));
  const schema = textOf(type);
  const source: Source = { schema, fingerprint: () => fingerprintOf(schema), node: () => type.node, kinds: known, calls };
  return new EngineCodec(source, limits) as Codec<Infer<S>>;
}
