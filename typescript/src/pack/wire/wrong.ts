import { type Fault, isStackFull, type MalformedKind, OctavoError, WITHIN_STACK } from "../../core/index.ts";

/** What is wrong with a message or a value, while it finds its way out: no `Error`, since only the last to see it knows the path. */
export class Wrong {
  /** Names and indexes from the root to where it is. */
  readonly path: (string | number)[] = [];
  private readonly fault: Fault;

  constructor(expected: string, found: string, kind?: MalformedKind, offset?: number) {
    this.fault = { expected, found, kind, offset };
  }

  in(segment: string | number): this {
    this.path.unshift(segment);
    return this;
  }

  toError(): OctavoError {
    const { fault, path } = this;
    return new OctavoError(fault.kind ? "malformed" : "mismatch", { ...fault, path: path.map(stepOf).join("") });
  }
}

/** A longer name is told as "…": a schema may come from anywhere, and messages lead through a name of it over and over. */
const MAX_NAME = 1000;

/** A step of a JSON Pointer. */
function stepOf(segment: string | number): string {
  const name = String(segment);
  return name.length > MAX_NAME ? "/…" : `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** What is thrown to a program. Of what was too deep for the stack `kind` is that of a message; a value has none. */
export function errorOf(error: unknown, kind?: "limit"): unknown {
  const wrong = isStackFull(error) ? new Wrong(WITHIN_STACK, "more", kind) : error;
  return wrong instanceof Wrong ? wrong.toError() : wrong;
}

/** Throws what is wrong with a value to be written. */
export function refuse(expected: string, value: unknown): never {
  throw new Wrong(expected, shown(value));
}

/** `error` with the place in the value that it passed, if that has a name, and it is about a value or a message. */
export function passing(error: unknown, segment: string | number | undefined): unknown {
  const wrong = error instanceof OctavoError && error.path === undefined ? new Wrong(error.expected, error.found) : error;
  return wrong instanceof Wrong && segment !== undefined ? wrong.in(segment) : error;
}

const SHOWN_LENGTH = 60;

/** A value for a message of an error. */
export function shown(value: unknown): string {
  if (typeof value === "string") return clipped(JSON.stringify(value));
  if (typeof value === "object" && value !== null) return `an ${Array.isArray(value) ? "array" : (value.constructor?.name ?? "object")}`;
  return clipped(typeof value === "bigint" ? `${value}n` : typeof value === "function" ? "a function" : String(value));
}

function clipped(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}...`;
}
