/// <reference types="node" />
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Exports } from "./imports.ts";

/** This package's own code, which nobody has to look into. */
const OWN = new URL("..", import.meta.url).href;

/**
 * Runs a module by Node and returns what it exports; if that fails the error says where. The default of one of CommonJS has another name since
 * Node 23, which no other program knows.
 */
export async function exportsOf(path: string): Promise<Exports> {
  try {
    const { "module.exports": _, ...exports } = await import(pathToFileURL(resolve(path)).href);
    return exports;
  } catch (error) {
    throw new Error(`${path}: ${problemOf(error, path)}`, { cause: error });
  }
}

function problemOf(error: unknown, path: string): string {
  if (!(error instanceof Error)) return String(error);
  if ((error as NodeJS.ErrnoException).code === "ERR_UNKNOWN_FILE_EXTENSION") {
    return `Node ${process.versions.node} does not import TypeScript: take Node 22.18 or newer, or name the JavaScript that it is compiled to`;
  }
  const place = placeOf(error);
  if (place) return `${error.message} (${place})`;
  // Node tells only who does not catch it.
  return error instanceof SyntaxError ? `${error.message} (\`node ${path}\` says where)` : error.message;
}

/** The line of the program that an error comes from, if its stack has one. */
function placeOf({ stack = "" }: Error): string | undefined {
  const places = stack.matchAll(/(file:\S+?):(\d+)(?![^\s):])/g);
  for (const [, url, line] of places) if (!url!.startsWith(OWN)) return `${relative("", fileURLToPath(url!))}:${line}`;
  return undefined;
}
