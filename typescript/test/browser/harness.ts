import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import * as chai from "chai";

// What the tests of pack need of vitest, in a page. Names are not filled in.

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = chai.expect;

type Body = (...args: never[]) => unknown;

interface Test {
  readonly name: string;
  readonly body: () => unknown;
}

const tests: Test[] = [];
let outer = "";

export function describe(name: string, body: () => void): void {
  const before = outer;
  outer = `${outer}${name} > `;
  body();
  outer = before;
}

export function test(name: string, body: () => unknown): void {
  tests.push({ name: outer + name, body });
}

/** Calls `define` once for each case: its values are the arguments if it is a list of them. */
function each(define: (name: string, body: () => void) => void) {
  return (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const one of cases) {
      const args = (Array.isArray(one) ? one : [one]) as never[];
      define(`${name} ${shown(args[0])}`, () => body(...args));
    }
  };
}

function shown(value: unknown): string {
  return typeof value === "object" && value !== null && "name" in value ? String(value.name) : String(value);
}

describe.each = each(describe);
test.each = each(test);

/** What became of the tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** Runs the tests that are declared. */
export async function run(): Promise<Outcome> {
  const failed: string[] = [];
  for (const { name, body } of tests) {
    try {
      await body();
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`);
    }
  }
  return { passed: tests.length - failed.length, failed };
}
