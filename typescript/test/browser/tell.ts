import { type Outcome, run } from "./harness.ts";

/** What a page, or a worker, tells of itself. */
export interface Told extends Outcome {
  /** What was forbidden. */
  readonly violations: readonly string[];
}

const page = globalThis as { violations?: string[] };

/** What has been forbidden so far in a page or a worker, once it is known: it is reported in a task of its own. */
export async function violations(): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return page.violations!;
}

/** In a page or a worker of one, runs the tests that are declared, and tells the server. */
export async function tell(): Promise<void> {
  if (page.violations === undefined) return;
  const told: Told = { ...(await run()), violations: await violations() };
  await fetch("/told", { method: "POST", body: JSON.stringify(told) });
}
