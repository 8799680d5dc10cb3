import type { Limits } from "../core/index.ts";
import type { MakeCalls } from "./calls.ts";
import type { Codec } from "./codec.ts";
import { EngineCodec, type Source } from "./engine-codec.ts";
import { quickCalls } from "./quick-calls.ts";

export { fresh, newRecord } from "../core/index.ts";
export { compile } from "./closures/compile.ts";
export * from "./closures/kinds.ts";
export { recordKind } from "./closures/record.ts";
export { checkedText } from "./closures/scalars.ts";
export type { Codec } from "./codec.ts";
export * from "./schema/conversions.ts";
export { guarded } from "./schema/custom.ts";
export * from "./source/runtime.ts";
export { countBits, spread, takeBits, takeBools } from "./wire/bits.ts";
export * from "./wire/compressed.ts";
export { checkedCount, checkRun } from "./wire/count.ts";
export { crowdOf } from "./wire/crowd.ts";
export { isF32 } from "./wire/fixed.ts";
export { Intern } from "./wire/intern.ts";
export { keysOf } from "./wire/keys-of.ts";
export { RecentTexts } from "./wire/recent-texts.ts";
export { beginSections, endSections, enterSections, leaveSections } from "./wire/sections.ts";
export { putShared, takeShared } from "./wire/shared.ts";
export { countOfTyped, getTyped, putTyped } from "./wire/typed.ts";
export * from "./wire/wide.ts";

/** What a generated module says of a codec. */
export interface Generated extends Omit<Source, "fingerprint" | "calls"> {
  readonly fingerprint: string;
  calls(): MakeCalls;
  readonly limits?: Limits;
}

/** Returns a codec of a generated module: this file is for those alone, and changes with what generates them. */
export function generated<T>({ limits, fingerprint, calls, ...source }: Generated): Codec<T> {
  const quick: Source["calls"] = (all, exactly) => quickCalls(calls(), all, exactly);
  return new EngineCodec({ ...source, fingerprint: () => fingerprint, calls: quick }, limits) as Codec<T>;
}
