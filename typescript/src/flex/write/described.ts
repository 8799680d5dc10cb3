import { quoted } from "../malformed.ts";

/** What a value is, for an error. */
export function described(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "an array" : "an object";
  return typeof value === "function" ? "a function" : String(value);
}
