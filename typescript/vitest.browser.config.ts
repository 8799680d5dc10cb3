import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/browser/*.test.ts"],
    testTimeout: 60_000,
    reporters: ["default", ["junit", { outputFile: "build/test-results/typescript-browser/TEST-typescript-browser.xml" }]],
  },
});
