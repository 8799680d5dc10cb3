import { checkedLimits, type Limits, requireBytes } from "../../core/index.ts";
import { Verifier } from "./verifier.ts";

/** Verifies the whole message that fills `bytes`, in linear time; throws an `OctavoError`, malformed, when it is not valid. */
export function verify(bytes: Uint8Array, limits?: Limits): void {
  requireBytes(bytes, "a message");
  new Verifier(bytes, checkedLimits(limits)).verify();
}
