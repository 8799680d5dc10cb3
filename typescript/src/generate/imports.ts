import * as runtime from "../pack/runtime.ts";

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** What generated modules import of this package. */
export const RUNTIME = "octavo/pack/runtime";

/** What that exports. */
export const runtimeExports: Exports = runtime;

/** A module, and how a generated one imports it. */
export interface Imported {
  readonly specifier: string;
  readonly exports: Exports;
}

interface Binding {
  readonly specifier: string;
  readonly name: string;
  readonly local: string;
}

/** What a generated module imports of the program: functions, and values that are no data. It knows them as f0, f1, ... */
export class Imports {
  private readonly modules: readonly Imported[];
  private readonly bindings = new Map<unknown, Binding>();

  /** Where several modules export the same, the first has it. */
  constructor(modules: readonly Imported[]) {
    this.modules = modules;
  }

  /** The name of a value, which is its own in the run-time; undefined if no module exports it. */
  nameOf(value: unknown): string | undefined {
    const own = Object.keys(runtimeExports).find((name) => isSame(runtimeExports[name], value));
    if (own) return own;
    const found = this.bindings.get(value) ?? this.find(value);
    if (found) this.bindings.set(value, found);
    return found?.local;
  }

  private find(value: unknown): Binding | undefined {
    for (const { specifier, exports } of this.modules) {
      const name = Object.keys(exports).find((each) => exports[each] === value);
      if (name !== undefined) return { specifier, name, local: `f${this.bindings.size}` };
    }
    return undefined;
  }

  /** The statements, one a module. */
  lines(): string[] {
    const used = [...this.bindings.values()];
    const specifiers = [...new Set(used.map(({ specifier }) => specifier))].sort();
    return specifiers.map((specifier) => {
      const names = used.filter((each) => each.specifier === specifier).map(({ name, local }) => `${exportName(name)} as ${local}`);
      return `import { ${names.join(", ")} } from ${JSON.stringify(specifier)};`;
    });
  }

  /** The files of the modules, without what a plugin has added to a specifier. */
  describe(): string {
    return this.modules.map(({ specifier }) => specifier.replace(/\?.*/, "")).join(", ");
  }
}

/** Whether a function is one of this package's, or of another copy's, as package managers make them: by its name and its text. */
function isSame(own: unknown, value: unknown): boolean {
  if (typeof own !== "function" || typeof value !== "function") return own === value;
  return own === value || (own.name === value.name && String(own) === String(value));
}

/** A name as an `import` or `export` has it: any text may be one. */
export function exportName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
