import { OctavoError, shown } from "../../core/index.ts";

/** Throws a mismatch without a path, which whoever writes or reads the value knows. */
export function refuse(expected: string, value: unknown): never {
  throw new OctavoError("mismatch", { expected, found: shown(value) });
}
