import { defineConfig } from "vitest/config";

const room = (name: string) => new URL(`src/${name}/index.ts`, import.meta.url).pathname;

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000, // what hangs, not what is slow on a busy machine
    hookTimeout: 120_000,
    exclude: ["test/browser/**", "test/runtimes/**"],
    reporters: ["default", ["junit", { outputFile: "build/test-results/typescript/TEST-typescript.xml" }]],
    alias: {
      "octavo/pack/runtime": new URL("src/pack/runtime.ts", import.meta.url).pathname,
      "octavo/pack/schema": room("pack/schema"),
      "octavo/pack/closures": room("pack/closures"),
      "octavo/pack": room("pack"),
      "octavo/flex": room("flex"),
      "octavo/evolve": room("evolve"),
      "octavo/frame": room("frame"),
    },
  },
});
