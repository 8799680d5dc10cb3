import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/runtimes/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", ["junit", { outputFile: "build/test-results/typescript-runtimes/TEST-typescript-runtimes.xml" }]],
  },
});
