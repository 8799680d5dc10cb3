import { nameIn } from "../../core/index.ts";
import { compile } from "../closures/compile.ts";
import { known } from "../closures/known.ts";
import type { Wire } from "../schema/type.ts";
import { Intern } from "../wire/intern.ts";
import { RecentTexts } from "../wire/recent-texts.ts";

/** What generated code refers to that is no text of its own. Each method returns an expression for it. */
export interface Constants {
  /** A value: names, a default, or a function of the program's own. */
  value(value: unknown): string;
  /** What remembers the texts that are read at one place. */
  intern(): string;
  /** What remembers the texts that are written at one place. */
  recentTexts(): string;
  /** What remembers the width code of the run that one place had last, in `code`. */
  width(): string;
  /** An engine of closures for a type that has no text. */
  closures(wire: Wire): string;
  /** Lines that say what the next functions are for: `before`, and the type. */
  comment(wire: Wire, before?: string): string[];
}

/** Constants that are handed to code made at run time, which knows them as k0, k1, ... */
export class LiveConstants implements Constants {
  readonly all: Map<unknown, string> = new Map();

  value(value: unknown): string {
    return Object.is(value, -0) ? "-0" : nameIn(this.all, value); // for a map it is 0
  }

  intern(): string {
    return this.value(new Intern());
  }

  recentTexts(): string {
    return this.value(new RecentTexts());
  }

  width(): string {
    return this.value({ code: 0 });
  }

  closures(wire: Wire): string {
    return this.value(compile(wire, known));
  }

  comment(): string[] {
    return [];
  }
}
