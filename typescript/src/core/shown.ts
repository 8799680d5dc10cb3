const LENGTH = 60;

/** What a value is, for a message of an error. */
export function shown(value: unknown): string {
  const text = described(value);
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH)}...`;
}

function described(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, LENGTH));
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) return instanceOf(value);
  return String(value) + (typeof value === "bigint" ? "n" : "");
}

function instanceOf(value: object): string {
  try {
    const name = Array.isArray(value) ? "array" : value.constructor.name || "object";
    return `${/^[aeio]/i.test(name) ? "an" : "a"} ${name}`;
  } catch {
    return "an object"; // without a class, or a proxy that was revoked
  }
}
