import { isStackFull, OctavoError, WITHIN_STACK } from "../../core/index.ts";
import * as kinds from "../closures/kinds.ts";
import { known } from "../closures/known.ts";
import { problemOfCases, problemOfFields, problemOfNames, problemOfSize, problemOfWhole } from "./check.ts";
import { isWide } from "./integers.ts";
import { spelled, utf8 } from "./names.ts";
import { MAX_NESTED } from "./nesting.ts";
import type { CompressedName, Declaration, Field, FixedName, Node, Type } from "./type.ts";

/**
 * Returns the schema with a canonical text; throws an `OctavoError`, malformed, for any other spelling.
 *
 * Its values have bigints for integers of 64 bits, null for no value, and `{ case, value }` for a value of a union.
 */
export function parse(text: string): Type<unknown, unknown> {
  Object.assign(known, kinds);
  const parser = new Parser(text);
  try {
    const node = parser.type();
    parser.check(parser.at === text.length ? undefined : "the end");
    parser.check(problemOfWhole(node));
    return { node };
  } catch (error) {
    parser.check(isStackFull(error) ? WITHIN_STACK : undefined);
    throw error;
  }
}

class Parser {
  at = 0;
  #nested = 0;
  readonly #declared: Declaration[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  check(problem: string | undefined): void {
    if (problem !== undefined) this.#fail(problem);
  }

  #fail(expected: string): never {
    const found = this.#text.slice(this.at, this.at + 20);
    const offset = utf8.encode(this.#text.slice(0, this.at)).length;
    throw new OctavoError("malformed", { expected, found: found === "" ? "the end" : JSON.stringify(found), offset });
  }

  #take(text: string): boolean {
    const found = this.#text.startsWith(text, this.at);
    if (found) this.at += text.length;
    return found;
  }

  #expect(text: string): void {
    if (!this.#take(text)) this.#fail(text);
  }

  /** The text that `pattern`, which is sticky, has here. */
  #match(pattern: RegExp, what: string): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? this.#fail(what);
    this.at += found.length;
    return found;
  }

  type(): Node {
    if (++this.#nested > MAX_NESTED) this.#fail(`at most ${MAX_NESTED} types inside one another`);
    const item = this.#required();
    this.#nested--;
    return this.#take("?") ? { kind: "optional", item, none: null } : item;
  }

  #required(): Node {
    if (this.#take("[")) return this.#list();
    if (this.#take("{")) return this.#map();
    if (this.#take("(")) return { kind: "tuple", items: this.#inBrackets(() => this.type()) };
    if (this.#take("#")) return this.#declared[this.#number()] ?? this.#fail("the number of a declaration");
    return this.#word(this.#match(/[a-z0-9]+/y, "a type"));
  }

  #number(): number {
    return Number(this.#match(/0|[1-9][0-9]*/y, "a number"));
  }

  #list(): Node {
    const item = this.type();
    const size = this.#take(";") ? this.#number() : undefined;
    if (size !== undefined) this.check(problemOfSize(size));
    this.#expect("]");
    return { kind: "list", item, size };
  }

  #map(): Node {
    const key = this.type();
    this.#expect(":");
    const value = this.type();
    this.#expect("}");
    return { kind: "map", key, value };
  }

  #word(word: string): Node {
    switch (word) {
      case "bool":
      case "shared":
      case "dynamic":
        return { kind: word };
      case "str":
      case "bytes":
        return { kind: "text", name: word };
    }
    if (/^([iu](8|16|32|64)|f32|f64)$/.test(word)) return { kind: "fixed", name: word as FixedName, as: formOf(word) };
    if (/^v[iu](32|53|64)$/.test(word)) return { kind: "compressed", name: word as CompressedName, as: formOf(word) };
    this.#expect("(");
    return this.#named(word);
  }

  #named(word: string): Node {
    switch (word) {
      case "enum":
        return { kind: "enum", names: this.#names(65536) };
      case "flags":
        return { kind: "flags", names: this.#names(32) };
      case "struct":
        return this.#struct();
      case "open":
        return this.#open();
      case "union":
        return this.#union();
      case "columns":
        return { kind: "columns", fields: this.#checkedFields(problemOfFields), byField: false };
      default:
        return this.#fail("a type");
    }
  }

  #names(most: number): string[] {
    const names = this.#inBrackets(() => this.#name());
    this.check(problemOfNames(names, most));
    return names;
  }

  #struct(): Node {
    const fields: Field[] = [];
    const struct = this.#declare({ kind: "struct", fields });
    if (!this.#take(")")) this.#fill(fields, problemOfFields);
    return struct;
  }

  #open(): Node {
    const sections: Field[][] = [];
    const open = this.#declare({ kind: "open", sections });
    const isFirstEmpty = this.#text[this.at] === ")" || this.#text[this.at] === ";";
    sections.push(isFirstEmpty ? [] : this.#separated(() => this.#field()));
    while (this.#take(";")) sections.push(this.#separated(() => this.#field()));
    this.#expect(")");
    this.check(problemOfFields(sections.flat()));
    return open;
  }

  #union(): Node {
    const cases: Field[] = [];
    const union = this.#declare({ kind: "union", tag: undefined, cases });
    this.#fill(cases, problemOfCases);
    return union;
  }

  #declare<D extends Declaration>(type: D): D {
    this.#declared.push(type);
    return type;
  }

  /** A call has no room for as many arguments as a schema may have fields. */
  #fill(fields: Field[], problemOf: (fields: Field[]) => string | undefined): void {
    for (const field of this.#checkedFields(problemOf)) fields.push(field);
  }

  #checkedFields(problemOf: (fields: Field[]) => string | undefined): Field[] {
    const fields = this.#inBrackets(() => this.#field());
    this.check(problemOf(fields));
    return fields;
  }

  #field(): Field {
    const name = this.#name();
    this.#expect(":");
    return [name, this.type()];
  }

  /** What is quoted is taken bit by bit: a pattern for all of a long name would fill the stack. */
  #name(): string {
    const start = this.at;
    if (!this.#take('"')) return this.#match(/[A-Za-z_][A-Za-z0-9_]*/y, "a name");
    while (!this.#take('"')) this.#match(/[ !#-[\]-\uffff]+|\\["\\]|\\u00[01][0-9a-f]/y, "a name");
    const quoted = this.#text.slice(start, this.at);
    const name: string = JSON.parse(quoted);
    if (spelled(name) !== quoted) this.#fail(`the name ${spelled(name)} before it`);
    return name;
  }

  /** One or more, and the bracket behind them. */
  #inBrackets<T>(each: () => T): T[] {
    const found = this.#separated(each);
    this.#expect(")");
    return found;
  }

  #separated<T>(each: () => T): T[] {
    const found = [each()];
    while (this.#take(",")) found.push(each());
    return found;
  }
}

function formOf(name: string): "bigint" | "number" {
  return isWide(name as FixedName) ? "bigint" : "number";
}
