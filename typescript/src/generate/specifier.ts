/// <reference types="node" />
import native, { type PlatformPath } from "node:path";

/** How a module in a folder imports a file; one on another drive of Windows by its URL. */
export function specifierOf(folder: string, path: string, { relative, isAbsolute, sep }: PlatformPath = native): string {
  const way = relative(folder, path).replaceAll(sep, "/");
  if (isAbsolute(way)) return `file:///${encodeURI(way)}`;
  return way.startsWith("../") ? way : `./${way}`;
}

/** The same where a specifier is a URL, in which characters of a file's name may mean something else: as Node has it. */
export function urlOf(folder: string, path: string, platform?: PlatformPath): string {
  const specifier = specifierOf(folder, path, platform);
  return specifier.startsWith("file:") ? specifier : specifier.replace(/[%?#\p{Cc}]/gu, encodeURIComponent);
}
