import { OctavoError } from "../../core/index.ts";

/** Says that a value cannot be written. */
export function refused(expected: string, found: string, path?: string): OctavoError {
  return new OctavoError("mismatch", { expected, found, path });
}
