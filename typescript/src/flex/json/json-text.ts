import { checkedLimits, isTooLong, type Limits, WITHIN_STRING } from "../../core/index.ts";
import { malformed, mismatch } from "../malformed.ts";
import { ROOT } from "../read/reading.ts";
import { Walk } from "../read/walk.ts";
import { base64 } from "./base64.ts";

/** The choices of how JSON is written. */
export interface JsonOptions {
  /** Whether each element and entry is on a line of its own, indented by two spaces a level. */
  readonly pretty?: boolean;
  /** Whether NaN and the infinities, which JSON does not have, become the strings "NaN", "Infinity" and "-Infinity". */
  readonly nonFiniteAsStrings?: boolean;
}

/** How much longer than its message a text may be: a string of 1000 bytes may be shared by every value. */
const MAX_GROWTH = 1024;

/** The text that any message may become, however short. */
const LEAST = 1 << 20;

/** Makes JSON text of a message; see spec/json.md for what becomes what. */
export class JsonText extends Walk<string, string[]> {
  readonly #options: JsonOptions;
  /** Characters that may still be written. */
  #left: number;

  constructor(bytes: Uint8Array, options: JsonOptions, limits?: Limits) {
    super(bytes, ROOT, checkedLimits(limits));
    this.#options = options;
    this.#left = LEAST + bytes.length * MAX_GROWTH;
  }

  protected override literal(value: null | boolean | number | bigint, at: number): string {
    return this.#counted(String(value), at);
  }

  protected override float(value: number, at: number): string {
    if (Number.isFinite(value)) return this.#counted(floatText(value), at);
    if (!this.#options.nonFiniteAsStrings) throw mismatch("a finite number", String(value), at, this.path);
    return this.#counted(`"${value}"`, at);
  }

  protected override string(value: string, at: number): string {
    return this.#counted(JSON.stringify(value), at);
  }

  protected override blob(value: Uint8Array, at: number): string {
    return this.#counted(`"${base64(value)}"`, at);
  }

  protected override vector(values: string[], at: number): string {
    return this.#enclosed("[", values, "]", at);
  }

  protected override name(key: string, at: number): string {
    return this.#counted(JSON.stringify(key) + (this.#options.pretty ? ": " : ":"), at);
  }

  protected override newMap(): string[] {
    return [];
  }

  protected override entry(map: string[], name: string, value: string, at: number): void {
    this.#count(name.length, at);
    map.push(name + value);
  }

  protected override endMap(map: string[], at: number): string {
    return this.#enclosed("{", map, "}", at);
  }

  /** Returns `error`, or that the text is too long for the engine if that said so. */
  override located(error: unknown): unknown {
    const known = super.located(error);
    return isTooLong(known) ? malformed(WITHIN_STRING, "more", undefined, this.path) : known;
  }

  #enclosed(open: string, elements: string[], close: string, at: number): string {
    this.#count(elements.length + 1, at);
    if (!this.#options.pretty || elements.length === 0) return open + joined(elements, ",") + close;
    const line = `\n${"  ".repeat(this.depth)}`;
    this.#count(line.length * elements.length, at);
    return open + line + joined(elements, `,${line}`) + line.slice(0, -2) + close;
  }

  #counted(text: string, at: number): string {
    this.#count(text.length, at);
    return text;
  }

  #count(length: number, at: number): void {
    this.#left -= length;
    if (this.#left < 0) throw this.sharedAgain(`${MAX_GROWTH} bytes of JSON`, at);
  }
}

/** Returns the text of a finite float: never that of an integer, so that it comes back as a float. */
function floatText(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);
}

/** A longer text is not copied into each container around it: the engine puts all together at the end. Many short ones are sooner joined (benchmarks/findings/typescript.md). */
const LONG = 64;

function joined(elements: readonly string[], separator: string): string {
  const hasLong = elements.some(({ length }) => length > LONG);
  return hasLong ? elements.reduce((text, each) => text + separator + each) : elements.join(separator);
}
