import { type Fault, isStackFull, OctavoError, shown, WITHIN_STACK } from "../../core/index.ts";

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
export function passing(error: unknown, segment?: string | number): unknown {
  const wrong = error instanceof OctavoError && error.path === undefined ? new Wrong(error) : error;
  return wrong instanceof Wrong && segment !== undefined ? wrong.in(segment) : wrong;
}
