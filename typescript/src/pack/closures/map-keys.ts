import { peel } from "../schema/peel.ts";
import type { Node } from "../schema/type.ts";

/** Whether keys that differ in a `Map` are written as different bytes, and keys that are the same as the same. */
export function differsAsWritten(key: Node): boolean {
  const { wire, encode } = peel(key);
  if (encode) return false;
  if (wire.kind === "fixed" || wire.kind === "compressed") return wire.name !== "f32";
  return wire.kind === "bool" || wire.kind === "enum" || wire.kind === "shared" || (wire.kind === "text" && wire.name === "str");
}
