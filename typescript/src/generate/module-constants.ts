import { textOf } from "../pack/schema/text.ts";
import type { Wire } from "../pack/schema/type.ts";
import type { Constants } from "../pack/source/constants.ts";
import type { Imports } from "./imports.ts";
import { kindsSource } from "./kinds-source.ts";
import { literalOf } from "./literal.ts";
import { nodeLines } from "./node-source.ts";

/** The constants of one engine in a generated module. */
export class ModuleConstants implements Constants {
  /** Statements that declare them: k0, k1, ... */
  readonly declarations: string[] = [];
  private readonly imports: Imports;
  private readonly path: string;
  private readonly names = new Map<unknown, string>();

  constructor(imports: Imports, path: string) {
    this.imports = imports;
    this.path = path;
  }

  value(value: unknown): string {
    if (typeof value !== "object" || value === null) return valueSource(this.imports, value, this.path);
    const name = this.names.get(value) ?? this.declare(valueSource(this.imports, value, this.path));
    this.names.set(value, name);
    return name;
  }

  intern(): string {
    return this.declare("new Intern()");
  }

  recentTexts(): string {
    return this.declare("new RecentTexts()");
  }

  width(): string {
    return this.declare("{ code: 0 }");
  }

  closures(wire: Wire): string {
    const lines = nodeLines(wire, this.path, (value, path) => valueSource(this.imports, value, path));
    return ["compile((() => {", ...lines, `})(), ${kindsSource(wire)})`].join("\n");
  }

  comment(wire: Wire, before = ""): string[] {
    return [`// ${before}${commentOf(wire)}`];
  }

  private declare(source: string): string {
    const name = `k${this.declarations.length}`;
    this.declarations.push(`const ${name} = ${source};`);
    return name;
  }
}

/** An expression for a value of the program's: its literal if it is data, else what imports it. */
export function valueSource(imports: Imports, value: unknown, path: string): string {
  const source = literalOf(value) ?? imports.nameOf(value);
  if (source !== undefined) return source;
  const what =
    typeof value === "function"
      ? `the function ${value.name || "without a name"} of a codec type`
      : "a default value that is no plain data";
  throw new TypeError(`${path}: ${what} must be exported, for the generated module to import it, by one of: ${imports.describe()}`);
}

const COMMENT_LENGTH = 120;

/** The text of a type for a comment, in which no name can end it. */
function commentOf(wire: Wire): string {
  const text = textOf({ node: wire }).replace(/[^ -~]/g, "?");
  return text.length <= COMMENT_LENGTH ? text : `${text.slice(0, COMMENT_LENGTH)}...`;
}
