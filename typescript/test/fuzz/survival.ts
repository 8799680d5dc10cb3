import { getHeapStatistics } from "node:v8";

/** How many inputs each wire is given: the long run has `OCTAVO_FUZZ=1000000`. */
export const INPUTS = Number(process.env.OCTAVO_FUZZ ?? 50_000);

/** Milliseconds that no input may take. */
const HANG = 50;

/** How often an input may seem to take too much: the compiler and the collector work when they like. */
const TRIES = 5;

interface Cost {
  readonly isAccepted: boolean;
  readonly milliseconds: number;
  readonly bytes: number;
}

/**
 * Whether `use` took its input. Throws if it threw anything but an `OctavoError`, took longer than a hang, or allocated more than 8 times the
 * input, 1 MiB, and what its value is known to take beyond that.
 */
export function accepts(use: () => unknown, input: Uint8Array, bytesOfValue = 0): boolean {
  const limit = 8 * input.length + (1 << 20) + bytesOfValue;
  for (let left = TRIES; ; left--) {
    const { isAccepted, milliseconds, bytes } = costOf(use, input);
    if (milliseconds < HANG && bytes < limit) return isAccepted;
    if (left === 1) throw new Error(`${milliseconds.toFixed(1)} ms and ${bytes} bytes for ${hex(input)}`);
  }
}

function costOf(use: () => unknown, input: Uint8Array): Cost {
  const before = bytesUsed();
  const started = performance.now();
  const isAccepted = attempt(use, input);
  return { isAccepted, milliseconds: performance.now() - started, bytes: bytesUsed() - before };
}

function attempt(use: () => unknown, input: Uint8Array): boolean {
  try {
    use();
    return true;
  } catch (error) {
    if ((error as Error).name === "OctavoError") return false;
    throw new Error(`${hex(input)}: ${error}`, { cause: error });
  }
}

/** Of the heap and of arrays outside of it. */
function bytesUsed(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

function hex(input: Uint8Array): string {
  return Buffer.from(input).toString("hex");
}
