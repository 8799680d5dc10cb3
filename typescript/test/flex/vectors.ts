import { readdirSync, readFileSync } from "node:fs";
import type { Limits } from "octavo/flex";
import { toHex, fromHex as unhex } from "../pack/vector-values.ts";

const ROOT = new URL("../../../conformance/vectors/", import.meta.url);

/** A value in the typed JSON of conformance/README.md: `{"int":"5"}`. */
// biome-ignore lint/suspicious/noExplicitAny: the shape depends on the name
export type Typed = Record<string, any>;

export interface ValidVector {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly value: Typed;
}

export interface InvalidVector {
  readonly id: string;
  readonly reason: string;
  readonly bytes: Uint8Array;
  readonly error: string;
  readonly offset: number;
}

export interface LimitVector {
  readonly id: string;
  readonly reason: string;
  readonly limits: Limits;
  readonly bytes: Uint8Array;
  readonly offset: number | null;
}

export const valid: ValidVector[] = vectorsIn("flex/valid").map((it) => ({ ...it, bytes: unhex(it.bytes) }) as unknown as ValidVector);

const toInvalid = (it: Record<string, string>) => ({ ...it, bytes: unhex(it.bytes) }) as unknown as InvalidVector;

export const invalid = vectorsIn("flex/invalid").map(toInvalid);

/** Those that are not UTF-8. */
export const illFormed = lines("flex/invalid/utf8.jsonl").map(toInvalid);

export const limited: LimitVector[] = vectorsIn("flex/limits").map((it) => ({ ...it, bytes: unhex(it.bytes) }) as unknown as LimitVector);

/** A text of JSON, or the bytes of one that is no text. */
export interface JsonVector {
  readonly id: string;
  readonly text?: string;
  readonly bytes?: string;
}

/** A text, what it comes back as, and for some the type of its message. */
export interface ValidJson extends JsonVector {
  readonly text: string;
  readonly json: string;
  readonly type?: string;
}

/** A text that a reader of these limits refuses at `offset`, or takes if that is null. */
export interface RefusedJson extends JsonVector {
  readonly limits?: Limits;
  readonly offset: number | null;
}

export const validJson = vectorsIn("json/valid") as unknown as ValidJson[];

export const refusedJson = ["json/invalid", "json/limits"].flatMap(vectorsIn) as unknown as RefusedJson[];

/** Returns the bytes of every valid value in each form, by id and by form. */
export function canonical(): Map<string, Record<string, Uint8Array>> {
  const bytes = new Map(valid.map((it) => [it.id, it.bytes]));
  return new Map(lines("flex/canonical.jsonl").map(({ id, ...forms }) => [id!, formBytes(forms, bytes.get(id!)!)]));
}

function formBytes(forms: Record<string, string>, same: Uint8Array): Record<string, Uint8Array> {
  const all: Record<string, Uint8Array> = {};
  for (const [form, text] of Object.entries(forms)) {
    if (text === "same") all[form] = same;
    else all[form] = text === "as without" ? all[form.split("+")[0]!]! : unhex(text);
  }
  return all;
}

function vectorsIn(folder: string): Record<string, string>[] {
  return readdirSync(new URL(`${folder}/`, ROOT))
    .sort()
    .flatMap((file) => lines(`${folder}/${file}`));
}

function lines(path: string): Record<string, string>[] {
  const text = readFileSync(new URL(path, ROOT), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

export { toHex as hex, unhex };
