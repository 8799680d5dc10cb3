import { operations } from "./operations.ts";

/** Says what comes of it, shortly. */
function outcomeOf(run: () => unknown): string {
  try {
    return `value ${run()}`.slice(0, 1000);
  } catch (error) {
    const { name, family, expected, message } = error as Record<string, string>;
    return name === "OctavoError" ? `${family}: ${expected}` : `${name}: ${message}`;
  }
}

/** Does it where so many calls are open. */
function inside(calls: number, use: () => void): void {
  if (calls === 0) use();
  else inside(calls - 1, use);
}

/** How many calls there is room for. */
function room(): number {
  let calls = 0;
  const dive = (): void => {
    calls++;
    dive();
  };
  outcomeOf(dive);
  return calls;
}

/** Does it with the stack full at every place of it, the first one first, and says what comes of it with the stack empty. */
function afterFailures(operate: () => unknown): string {
  for (let calls = room(); calls > 0; calls--) outcomeOf(() => inside(calls, operate));
  return outcomeOf(operate);
}

const untouched = operations();
const found = Object.entries(operations()).map(([name, operate]) => {
  const [before, deep, deeper, after] = [3, 1000, 100_000, 3].map((depth) => outcomeOf(() => operate(depth)));
  return { name, before, deep: [deep, deeper], after, later: afterFailures(() => untouched[name]!(3)) };
});
console.log(JSON.stringify(found));
