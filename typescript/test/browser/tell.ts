import { type Outcome, run } from "./harness.ts";

/** What a page tells of itself. */
export interface Told extends Outcome {
  /** What was forbidden. */
  readonly violations: readonly string[];
}

/** What has been forbidden so far in a page, once it is known: it is reported in a task of its own. */
export async function violations(): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return (globalThis as unknown as { violations: string[] }).violations;
}

/** In a page, runs the tests that are declared, and tells the server. */
export async function tell(): Promise<void> {
  if (typeof document === "undefined") return;
  const told: Told = { ...(await run()), violations: await violations() };
  await fetch("/told", { method: "POST", body: JSON.stringify(told) });
}
