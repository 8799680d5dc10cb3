/** Returns a value like `document`, number `variant` of them: other letters in its strings, other low digits in its integers. */
export function vary(value, variant) {
  if (typeof value === 'string') return value.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + variant) % 26)));
  if (Number.isSafeInteger(value)) return value - (value % 10) + (variant % 10);
  if (Array.isArray(value)) return value.map((it) => vary(it, variant));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, vary(it, variant)]));
}
