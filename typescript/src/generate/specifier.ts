/// <reference types="node" />
import { relative } from "node:path";

/** How a module in a folder imports a file. */
export function specifierOf(folder: string, path: string): string {
  const way = relative(folder, path).replaceAll("\\", "/");
  return way.startsWith(".") ? way : `./${way}`;
}
