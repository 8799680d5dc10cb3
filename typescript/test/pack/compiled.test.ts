import ts from "oldest-typescript";
import { expect, test } from "vitest";

const path = new URL("compiled.sample.ts", import.meta.url).pathname;

/** What a program with these lines is for the oldest compiler. */
function compiled(exactOptionalPropertyTypes: boolean, ...lines: string[]): ts.Program {
  const names =
    "columnArrays, defaulted, f64, type Infer, type InferInput, list, open, optional, pack, type Schema, str, struct, union, vu32";
  const text = [`import { ${names} } from "../../src/pack/index.ts";`, ...lines].join("\n");
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    strict: true,
    exactOptionalPropertyTypes,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) => (name === path ? ts.createSourceFile(name, text, target, true) : getSourceFile(name, target));
  return ts.createProgram([path], options, host);
}

test.each([true, false])("types that are inferred are shown as they would be written; exact: %s", (isExact) => {
  const program = compiled(
    isExact,
    "const Order = struct({ id: vu32, note: optional(str), fills: list(struct({ price: f64 })) });",
    "const Grown = open({ id: vu32 }, { note: optional(str) }, { level: defaulted(vu32, 1) });",
    "type A = Infer<typeof Order>;",
    "type B = InferInput<typeof Order>;",
    "type C = Infer<typeof Grown>;",
    'const Shape = union("type", { circle: struct({ radius: f64 }) });',
    "type D = Infer<typeof Shape>;",
    "const page = <S extends Schema>(item: S) => struct({ items: list(item), last: optional(item) });",
    "type E = Infer<ReturnType<typeof page<typeof Shape>>>;",
    "type F = Infer<ReturnType<typeof columnArrays<{ x: typeof f64; name: typeof str }>>>;",
  );
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(path)!.statements.filter(ts.isTypeAliasDeclaration);
  const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;
  expect(aliases.map((alias) => checker.typeToString(checker.getTypeAtLocation(alias), alias, NoTruncation | InTypeAlias))).toEqual([
    "{ id: number; fills: { price: number; }[]; note?: string | undefined; }",
    "{ readonly id: number; readonly fills: readonly { readonly price: number; }[]; readonly note?: string | undefined; }",
    "{ id: number; level: number; note?: string | undefined; }",
    '{ type: "circle"; radius: number; }',
    '{ items: { type: "circle"; radius: number; }[]; last?: { type: "circle"; radius: number; } | undefined; }',
    "{ x: Float64Array; name: string[]; }",
  ]);
});

test("open structs have many sections, and structs are deep inside one another", () => {
  const sections = Array.from({ length: 200 }, (_, at) => `{ s${at}: optional(str) }`).join();
  const program = compiled(
    true,
    `const grown = pack(open({ id: vu32 }, ${sections}));`,
    'grown.encode({ id: 1, s0: "a", s199: grown.decode(new Uint8Array()).s199 });',
    `const nested = pack(${"struct({ of: list(".repeat(60)}str${") })".repeat(60)});`,
    "nested.encode(nested.decode(nested.encode({ of: [] })));",
  );
  const problems = program.getSemanticDiagnostics(program.getSourceFile(path));
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});
