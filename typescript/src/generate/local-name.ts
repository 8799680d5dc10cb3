import { exportName, runtimeExports } from "./imports.ts";

/** What generated code names of the language, beside its typed arrays. */
const LANGUAGE = ["Array", "BigInt", "Date", "Infinity", "Map", "Math", "NaN", "Number", "Object", "String", "undefined"];
/** What `export type` cannot declare, and what declarations import. */
const TYPES = ["any", "as", "bigint", "boolean", "never", "number", "object", "string", "symbol", "unknown", "CodecOf", "Infer", "source"];
const RESERVED = new Set([...Object.keys(runtimeExports), ...LANGUAGE, ...TYPES]);

/** What a module calls its exports inside: each by its own name, unless that is no name for a variable, or another thing's. */
export function localNames(exports: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map(exports.filter(isFree).map((name) => [name, name]));
  const taken = new Set(names.keys());
  for (const name of exports) {
    if (names.has(name)) continue;
    let local = `${name.replace(/^(?=\d)|[^\w$]/g, "_")}_`;
    while (taken.has(local)) local += "_";
    names.set(name, local);
    taken.add(local);
  }
  return names;
}

/** The word `export` before a declaration, or else a statement behind it. */
export function exporting(name: string, local: string): { before: string; after: string[] } {
  return local === name ? { before: "export ", after: [] } : { before: "", after: [exportOf(local, name)] };
}

/** The statement that exports a variable by another name. */
export function exportOf(local: string, name: string): string {
  return `export { ${local} as ${exportName(name)} };`;
}

function isFree(name: string): boolean {
  if (RESERVED.has(name) || /^(?:f\d+|(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)$/.test(name) || !/^[A-Za-z_$][\w$]*$/.test(name))
    return false;
  try {
    new Function(`"use strict"; async () => { const ${name} = 0; };`); // where `await` is a keyword, as in modules
    return true;
  } catch {
    return false; // a keyword
  }
}
