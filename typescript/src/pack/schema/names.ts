const BARE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** How a name is spelled in a schema's text: rule 1.3. */
export function spelled(name: string): string {
  return BARE.test(name) ? name : `"${name.replace(/["\\]|[^ -\uffff]/g, escaped)}"`;
}

function escaped(character: string): string {
  return character >= " " ? `\\${character}` : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

export const utf8: TextEncoder = /* @__PURE__ */ new TextEncoder();

/** Whether a name stands before another by the bytes of their UTF-8, as the cases of a union do. */
export function isBefore(name: string, other: string): boolean {
  const [a, b] = [utf8.encode(name), utf8.encode(other)];
  const at = a.findIndex((byte, i) => byte !== b[i]);
  return at < 0 ? a.length < b.length : at >= b.length ? false : a[at]! < b[at]!;
}
