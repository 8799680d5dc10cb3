import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
export const collect = runInNewContext("gc") as (how?: { type: "minor" }) => void;

/** What encodes messages one after the other into memory that is used again. */
interface Codec<T, W> {
  encodeInto(value: T, writer: W): void;
}

/** Returns how many bytes a call takes on the heap, once the engine has compiled it: of short runs, most of which nothing is collected in. */
export function allocatedBy(call: (at: number) => unknown, perRun: number): number {
  for (let left = 400; left > 0; left--) run(call, perRun);
  const growths = Array.from({ length: 41 }, () => {
    const before = process.memoryUsage().heapUsed;
    run(call, perRun);
    return process.memoryUsage().heapUsed - before;
  });
  return growths.sort((a, b) => a - b)[20]! / perRun;
}

/** Returns how many bytes on the heap are kept by what a call returns. */
export function keptBy(call: () => unknown): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = [call()];
  collect();
  const after = process.memoryUsage().heapUsed;
  kept.pop(); // until here the engine may not drop it
  return after - before;
}

/** Returns how many bytes, in arrays or on the heap, an action leaves behind: where these are many, what a later look finds. */
export async function leftBy(action: () => unknown): Promise<number> {
  const before = await bytesInUse();
  await action();
  let left = (await bytesInUse()) - before;
  for (let looks = 0; looks < LATER_LOOKS && left > MANY; looks++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    left = Math.min(left, (await bytesInUse()) - before);
  }
  return left;
}

/** Under load the engine or the test runner may hold on to a value for a while; what a codec keeps is kept for ever. */
const LATER_LOOKS = 10;
const MANY = 1 << 20;

/** Arrays are freed when the collection after the one that found them begins, and what a `WeakRef` has in another task. */
async function bytesInUse(): Promise<number> {
  for (let times = 0; times < 2; times++) {
    await new Promise((resolve) => setTimeout(resolve));
    collect();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Keeps what the calls return, for else an engine may not make it. */
function run(call: (at: number) => unknown, count: number): unknown {
  let last: unknown;
  for (let at = 0; at < count; at++) last = call(at);
  return last;
}

/**
 * Returns by how many bytes the heap grows while so many values, which come in turns, are encoded: the median of windows, each of which
 * begins without garbage. Under load the engine compiles late, and a window or two may see that.
 */
export function heapGrowth<T, W extends { clear(): void }>(codec: Codec<T, W>, writer: W, values: readonly T[], count: number): number {
  const encodeAll = () => {
    for (let at = 0; at < count; at++) {
      writer.clear();
      codec.encodeInto(values[at % values.length]!, writer);
    }
  };
  for (let left = 10; left > 0; left--) encodeAll();
  const growths = Array.from({ length: 11 }, () => {
    collect({ type: "minor" });
    const before = process.memoryUsage().heapUsed;
    encodeAll();
    return process.memoryUsage().heapUsed - before;
  });
  return growths.sort((a, b) => a - b)[5]!;
}
