import { type Fault, isStackFull, OctavoError, WITHIN_STACK } from "../../core/index.ts";

/** What is wrong with a message or a value, while it finds its way out: no `Error`, since only the last to see it knows the path. */
export class Wrong {
  /** Names and indexes from the root to where it is. */
  readonly path: (string | number)[] = [];
  private readonly fault: Fault;

  constructor(fault: Fault) {
    this.fault = fault;
  }

  in(segment: string | number): this {
    this.path.unshift(segment);
    return this;
  }

  toError(): OctavoError {
    const path = this.path.map(stepOf).join("");
    return new OctavoError(this.fault.kind ? "malformed" : "mismatch", { ...this.fault, path });
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
  const wrong = isStackFull(error) ? new Wrong({ expected: WITHIN_STACK, found: "more", kind }) : error;
  return wrong instanceof Wrong ? wrong.toError() : wrong;
}

/** Throws what is wrong with a value to be written. */
export function refuse(expected: string, value: unknown): never {
  refuseFound(expected, shown(value));
}

/** The same of what is no value, but said in words. */
export function refuseFound(expected: string, found: string): never {
  throw new Wrong({ expected, found });
}

/** `error` with the place in the value that it passed, if that has a name, and it is about a value or a message. */
export function passing(error: unknown, segment: string | number | undefined): unknown {
  const wrong = error instanceof OctavoError && error.path === undefined ? new Wrong(error) : error;
  return wrong instanceof Wrong && segment !== undefined ? wrong.in(segment) : error;
}

const SHOWN_LENGTH = 60;

/** A value for a message of an error. */
export function shown(value: unknown): string {
  if (typeof value === "object" && value !== null) return clipped(described(value));
  if (typeof value === "string") return clipped(JSON.stringify(value));
  return clipped(typeof value === "bigint" ? `${value}n` : typeof value === "function" ? "a function" : String(value));
}

function described(value: object): string {
  try {
    const name = Array.isArray(value) ? "array" : value.constructor.name || "object";
    return `${/^[aeio]/i.test(name) ? "an" : "a"} ${name}`;
  } catch {
    return "an object"; // without a class, or a proxy that was revoked
  }
}

function clipped(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}...`;
}
