/** How many different values a measurement rotates over: no branch, cache or string is the same in each round. */
export const VARIANTS = 64;

/** Returns 64 values like `document`: other letters in its strings, other low digits in its integers. */
export function variants(document) {
  return Array.from({ length: VARIANTS }, (_, variant) => vary(document, variant));
}

function vary(value, variant) {
  if (typeof value === 'string') return value.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + variant) % 26)));
  if (Number.isInteger(value)) return value - (value % 10) + (variant % 10);
  if (Array.isArray(value)) return value.map((it) => vary(it, variant));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, vary(it, variant)]));
}
