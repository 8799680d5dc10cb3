import { OctavoError } from "./error.ts";

/** The error of what was refused once, and then not: a getter, a type's own code or another thread has changed it. */
export function changed(error: unknown): OctavoError {
  if (error instanceof OctavoError) return error;
  return new OctavoError("mismatch", { expected: "what stays as it is", found: `what changes: ${error}`, cause: error });
}
