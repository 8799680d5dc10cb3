import { readdirSync, readFileSync } from "node:fs";
import type { Limits } from "../../src/pack/index.ts";

const root = new URL("../../../conformance/vectors/pack/", import.meta.url);

/** One line of conformance/vectors/pack; conformance/README.md says what its fields mean. */
export interface Vector {
  readonly name: string;
  readonly rule: string;
  readonly schema: string;
  readonly value: unknown;
  readonly bytes: string;
  readonly verdict: "valid" | "malformed" | "mismatch" | "refused";
  readonly reencode: "same" | "shorter" | "nan";
  readonly limits: Limits;
  readonly kind: string;
  readonly offset: number;
  readonly fingerprint: string;
  readonly writer: string;
  readonly reader: string;
  readonly written: unknown;
  readonly path: string;
  readonly late: boolean;
}

/** The vectors of a folder, by the names of their files. */
export function vectorsOf(folder: string): [file: string, vectors: Vector[]][] {
  const files = readdirSync(new URL(`${folder}/`, root)).sort();
  return files.map((file) => [file.replace(".jsonl", ""), linesOf(readFileSync(new URL(`${folder}/${file}`, root), "utf8"))]);
}

function linesOf(text: string): Vector[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
