/** A key of more bytes is told as "…": a message may lead through it over and over. */
export const MAX_KEY_BYTES = 1000;

/** What is further out than so many characters of a path is told as "…". */
const ENOUGH = 10_000;

/** Whether `path` is so long that no step comes before it. */
export function isEnough(path: string): boolean {
  return path.length > ENOUGH;
}

/** The path of which this is the inner part. */
export function shortened(path: string): string {
  return `/…${path}`;
}
