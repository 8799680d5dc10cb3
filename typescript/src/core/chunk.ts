import type { Bytes } from "./bytes.ts";
import { Buffer } from "./node-buffer.ts";

/**
 * An array of up to so many bytes V8 has in its own heap. The buffer of a larger one takes 250 to 800 ns, a part of a chunk 70 to 100; a `Buffer`
 * of more has no zeros first, and 130 KB are copied in 0.7 of the time on Node 20, in 0.85 on Node 24.
 */
export const IN_HEAP = 64;

/** Messages of up to so many bytes share chunks, if they are not so short. */
export const SHARING = 4096;
export const CHUNK: number = 1 << 16;

type Mark = (buffer: ArrayBuffer) => void;

interface NodeProcess {
  getBuiltinModule?(name: string): { markAsUntransferable?: Mark } | undefined;
}

/** What keeps a program from transferring a buffer: false where nothing does, undefined before that is asked. */
let mark: Mark | false | undefined;

/** Returns memory for many messages; undefined where one that is transferred to a worker would take the others along. */
export function newChunk(): Bytes | undefined {
  mark ??= seekMark();
  if (!mark || !Buffer) return undefined;
  const { buffer } = Buffer.allocUnsafeSlow(CHUNK);
  mark(buffer);
  return new Uint8Array(buffer);
}

function seekMark(): Mark | false {
  const { process } = globalThis as { process?: NodeProcess };
  const found = process?.getBuiltinModule?.("worker_threads")?.markAsUntransferable;
  return found !== undefined && keeps(found) && found;
}

function keeps(mark: Mark): boolean {
  const buffer = new ArrayBuffer(1);
  try {
    mark(buffer); // some runtimes have it in name alone
    structuredClone(buffer, { transfer: [buffer] });
  } catch (error) {
    return (error as Error).name === "DataCloneError"; // Node 20 copies it instead
  }
  return buffer.byteLength === 1;
}
