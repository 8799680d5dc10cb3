import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, createServer, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject } from "../generate/project.ts";

const ORDER = `
  import { date, type Infer, list, pack, struct, vi53 } from "octavo/pack";
  import { Item } from "@/item";
  export const Order = struct({ id: vi53, at: date, items: list(Item) });
  export type Order = Infer<typeof Order>;
  export const orders = pack(Order);
  export const items = pack(Item);
  export const version = 3;
  export default { owner: "ada" };
`;
const ITEM = `
  import { codec, str, struct } from "octavo/pack";
  import { shout, whisper } from "./voice.ts";
  export const Item = struct({ name: codec(str, whisper, shout) });
`;
const VOICE = `
  export const whisper = (text: string): string => text.toLowerCase();
  export const shout = (text: string): string => text.toUpperCase();
`;
const MAIN = `
  import { type Order, orders } from "./order.pack.ts";
  const order: Order = { id: 1, at: new Date(5), items: [{ name: "TEA" }] };
  console.log(orders.decode(orders.encode(order)).items[0].name, orders.encode(order).length);
`;
const ALL = `
  import about, { Order, orders, version } from "./order.pack.ts";
  import byDefault from "./default.pack.ts";
  import { textOf } from "octavo/pack";
  console.log(textOf(Order) === orders.schema, version, about.owner, byDefault.schema);
`;
const OWN = `
  import { codec, columns, enumOf, f64, i64, list, pack, str, struct, tuple, union, uuid } from "octavo/pack";
  export const half = (value: number): number => value / 2;
  export const twice = (value: number): number => value * 2;
  const Half = struct({ id: uuid, half: list(codec(f64, half, twice)), more: tuple(i64, columns({ a: enumOf("b") })) });
  export const halves = pack(union("is", { half: Half, none: struct({ why: str }) }));
`;
const INLINE = `
  import { codec, pack, struct, u8 } from "octavo/pack";
  export const codecs = pack(struct({ half: codec(u8, (value: number) => value * 2, (wire) => wire / 2) }));
`;

const SETTINGS = `
  import { pack, struct, u8 } from "octavo/pack";
  declare const FIELD: string;
  export const settings = pack(struct({ [FIELD]: u8, [import.meta.env.VITE_FIELD]: u8 }));
`;

const COINS = `
  import { codec, pack, struct, vi53 } from "octavo/pack";
  import { cents, coins } from "coins";
  export const purses = pack(struct({ has: codec(vi53, cents, coins) }));
`;

let project: string;
let octavo: (options?: { include?: RegExp }) => Plugin;

beforeAll(async () => {
  const files = {
    "order.pack.ts": ORDER,
    "lib/item.ts": ITEM,
    "lib/voice.ts": VOICE,
    "main.ts": MAIN,
    "all.ts": ALL,
    "inline.pack.ts": INLINE,
    "own.pack.ts": OWN,
    "settings.pack.ts": SETTINGS,
    "settings.ts": 'import { settings } from "./settings.pack.ts"; console.log(settings.schema);',
    "several.ts": 'export { halves } from "./own.pack.ts"; export { orders } from "./order.pack.ts"; export * from "./settings.pack.ts";',
    "coins.pack.ts": COINS,
    "coins.ts": 'import { purses } from "./coins.pack.ts"; console.log(purses.decode(purses.encode({ has: 0.5 })));',
    "node_modules/coins/package.json": '{ "type": "module", "exports": "./coins.js" }',
    "node_modules/coins/coins.js": "export const cents = (value) => value * 100, coins = (wire) => wire / 100;",
    ".env": "VITE_FIELD=b",
    ".env.production": "VITE_FIELD=c",
    "styled.pack.ts": 'import { pack, u8 } from "octavo/pack"; import "./style.css"; export const styled = pack(u8);',
    "style.css": "a { color: red; }",
    "page.ts": 'import Worker from "./worker?worker"; new Worker();',
    "worker.ts": 'import word from "virtual:word"; import { orders } from "./order.pack.ts"; postMessage([word, orders.schema]);',
    "wrong/side.ts": 'import { enumOf } from "octavo/pack";\n\nexport const Side = enumOf("buy", "buy");\n',
    "wrong/trade.pack.ts": 'import { pack } from "octavo/pack"; import { Side } from "./side.ts"; export const trades = pack(Side);',
    "default.pack.ts": 'import { pack, u8 } from "octavo/pack"; export default pack(u8);',
  };
  project = makeProject(files);
  const plugin = createRequire(join(project, "main.js")).resolve("octavo/vite");
  octavo = (await import(pathToFileURL(plugin).href)).default;
});

afterAll(() => rmSync(project, { recursive: true }));

function configOf(plugins: Plugin[] = [octavo()]): InlineConfig {
  const alias = { "@": join(project, "lib") };
  return { root: project, configFile: false, logLevel: "silent", plugins, resolve: { alias }, define: { FIELD: '"a"' } };
}

async function bundled(entry: string, plugins?: Plugin[]): Promise<Rolldown.OutputChunk> {
  const [output] = (await build({
    ...configOf(plugins),
    build: { write: false, minify: false, lib: { entry, formats: ["es"], fileName: "bundle" } },
  })) as Rolldown.RolldownOutput[];
  return output!.output[0];
}

function printed(code: string): string {
  const forbid = "--disallow-code-generation-from-strings";
  return execFileSync(process.execPath, [forbid, "--input-type=module", "-e", code], { encoding: "utf8" });
}

test("a bundle has the codecs' code, and neither their schemas nor what generates it", async () => {
  const { code, modules } = await bundled("main.ts");
  expect(printed(code)).toBe("TEA 12\n");
  const carried = Object.keys(modules).filter((id) => modules[id]!.code);
  expect(carried).toContainEqual(expect.stringMatching(/order\.pack\.ts$/));
  expect(carried.filter((id) => /original|pack\/source\/(?!runtime)|schema\/(struct|plain|check)\./.test(id))).toEqual([]);
  expect(code.match(/generated\(\{/g)).toHaveLength(2); // one is the function itself
});

test("of a module that has functions of its own a bundle has those, and no schemas", async () => {
  writeFileSync(join(project, "own.ts"), 'import { halves } from "./own.pack.ts"; console.log(halves.schema);');
  const { code } = await bundled("own.ts");
  expect(printed(code)).toContain("half:struct(");
  expect(code).toContain("value / 2");
  expect(code).not.toMatch(/function (struct|union|list|pack|load|generate)\(/);
  expect(code).not.toContain("vi64NumberKind"); // of `date`
});

test("what else a module exports is there for whoever imports it", async () => {
  const { code } = await bundled("all.ts");
  expect(printed(code)).toBe("true 3 ada u8\n");
  expect(code).not.toContain("new Function");
});

test("what a program's configuration defines is there for its schemas", async () => {
  const { code } = await bundled("settings.ts");
  expect(printed(code)).toBe("struct(a:u8,c:u8)\n");
  expect(code).not.toContain("new Function");
});

test("functions may be those of a package", async () => {
  const { code } = await bundled("coins.ts");
  expect(printed(code)).toBe("{ has: 0.5 }\n");
  expect(code).not.toContain("new Function");
});

test("modules may import styles, as those of a program do", async () => {
  const { code } = await bundled("styled.pack.ts");
  expect(code).not.toContain("new Function");
});

test("workers have generated codecs, and the plugins that they had", async () => {
  const word: Plugin = { name: "word", resolveId: (id) => (id === "virtual:word" ? id : undefined), load: wordOf };
  const { output } = (await build({
    ...configOf(),
    build: { write: false, minify: false, rollupOptions: { input: join(project, "page.ts") } },
    worker: { plugins: () => [word], rollupOptions: { output: { minify: false } } },
  })) as Rolldown.RolldownOutput;
  const worker = output.find(({ fileName }) => /worker-.*\.js$/.test(fileName)) as Rolldown.OutputAsset;
  expect(worker.source).toContain("said by a plugin");
  expect(worker.source).toMatch(/\/\* @__PURE__ \*\/ generated\(\{/);
  expect(worker.source).not.toContain("new Function");
});

function wordOf(id: string): string | undefined {
  return id === "virtual:word" ? 'export default "said by a plugin";' : undefined;
}

test("errors have the place in the program that they come from", async () => {
  const id = join(project, "wrong/side.ts");
  const wrong = { plugin: "octavo", id, loc: { file: id, line: 3, column: 20 } };
  await expect(bundled("wrong/trade.pack.ts")).rejects.toThrow(`${id}:3:20`);
  const server = await createServer({ ...configOf(), server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true } });
  try {
    await expect(server.transformRequest("/wrong/trade.pack.ts")).rejects.toMatchObject(wrong);
    await expect(server.transformRequest("/inline.pack.ts")).rejects.toMatchObject({
      plugin: "octavo",
      id: join(project, "inline.pack.ts"),
    });
  } finally {
    await server.close();
  }
});

test("an expression that finds many includes each file", async () => {
  const { code } = await bundled("several.ts", [octavo({ include: /\.pack\.ts$/g })]);
  expect(code).not.toContain("new Function");
});

test("functions that cannot be imported fail the build, with their path", async () => {
  await expect(bundled("inline.pack.ts")).rejects.toThrow(
    "codecs/half: the function without a name of a codec type must be exported, for the generated module to import it, by one of: " +
      "octavo/pack, ./inline.pack.ts\n",
  );
});

test("a server generates, too, and tells pages when a schema has changed, or what it imports", async () => {
  const server = await createServer({ ...configOf(), server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true } });
  const told: unknown[] = [];
  server.environments.client.hot.send = (payload: unknown) => told.push(payload);
  const code = async () => (await server.transformRequest("/order.pack.ts"))?.code;
  try {
    await server.transformRequest("/main.ts");
    expect(await code()).toContain('schema: "struct(id:vi53,');
    writeFileSync(join(project, "lib/item.ts"), ITEM.replace("shout)", "shout), more: str"));
    await expect.poll(code).toContain("items:[struct(name:str,more:str)]");
    await expect.poll(() => told).toContainEqual(expect.objectContaining({ type: "full-reload" }));
    told.length = 0;
    writeFileSync(join(project, "order.pack.ts"), ORDER.replace("id: vi53", "number: vi53"));
    await expect.poll(code).toContain('schema: "struct(number:vi53,');
    await expect.poll(() => told).toContainEqual(expect.objectContaining({ type: "full-reload" }));
  } finally {
    await server.close();
  }
});

test("a server has made ready what generated codecs import before a page asks for it", async () => {
  const server = await createServer({
    ...configOf(),
    cacheDir: "cache",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { entries: "main.ts" },
  });
  try {
    const { metadata, scanProcessing } = server.environments.client.depsOptimizer!;
    await scanProcessing;
    expect(Object.keys({ ...metadata.optimized, ...metadata.discovered })).toEqual(["octavo/pack/runtime", "octavo/pack"]);
  } finally {
    await server.close();
  }
});

test("a program that cannot be generated is built again when what its schemas import is mended", async () => {
  const [path, plugins] = [join(project, "wrong/item.ts"), [octavo()]];
  writeFileSync(path, "export const = 1;");
  writeFileSync(join(project, "wrong/order.pack.ts"), ORDER.replace("@/item", "./item.ts"));
  const lib = { entry: "wrong/order.pack.ts", formats: ["es" as const], fileName: "order" };
  const watcher = (await build({ ...configOf(plugins), build: { watch: {}, outDir: "wrong/out", lib } })) as Rolldown.RolldownWatcher;
  const events: string[] = [];
  watcher.on("event", ({ code }) => void events.push(code));
  try {
    await expect.poll(() => events, { timeout: 10_000 }).toContain("ERROR");
    writeFileSync(path, 'import { u8 } from "octavo/pack"; export const Item = u8;');
    await expect.poll(() => events, { timeout: 10_000 }).toContain("BUNDLE_END");
  } finally {
    await watcher.close();
  }
});
