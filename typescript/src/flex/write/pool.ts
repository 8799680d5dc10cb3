import type { Bytes, Writer } from "../../core/index.ts";
import type { Emitter } from "./emitter.ts";
import { InlineEmitter } from "./inline-emitter.ts";
import type { FlexOptions } from "./options.ts";
import { append } from "./output.ts";

/** Others are in use only while a type of the program's own encodes what it converts to. */
const MAX_IDLE = 4;

/** Returns a new emitter with these options. */
function emitterOf(options: FlexOptions): Emitter {
  return options.profile?.(options) ?? new InlineEmitter(options);
}

/**
 * The emitters with the same options that are not in use: each remembers keys and shapes from message to message.
 *
 * One that holds much is kept until memory is collected: without its buffers, a blob of 3 MB takes 10 times as long again.
 */
export class EmitterPool {
  readonly options: FlexOptions;
  readonly #idle: Emitter[] = [];
  #large: WeakRef<Emitter> | undefined;

  constructor(options: FlexOptions) {
    this.options = { ...options };
  }

  take(): Emitter {
    return this.#idle.pop() ?? this.#takeLarge() ?? emitterOf(this.options);
  }

  #takeLarge(): Emitter | undefined {
    const large = this.#large?.deref();
    this.#large = undefined;
    return large;
  }

  /** Takes an emitter that has written a message; of one that has failed nobody knows what it remembers. */
  giveBack(emitter: Emitter): void {
    if (!emitter.clear()) this.#large = new WeakRef(emitter);
    else if (this.#idle.length < MAX_IDLE) this.#idle.push(emitter);
  }
}

/** Puts a value; it may want an emitter of its own for what it converts to. */
type Put<T> = (emitter: Emitter, value: T) => void;

/** Returns the message that `put` makes of `value`. */
export function messageOf<T>(pool: EmitterPool, value: T, put: Put<T>): Bytes {
  const emitter = pool.take();
  put(emitter, value);
  const message = emitter.finish().copy();
  pool.giveBack(emitter);
  return message;
}

/** Writes the message that `put` makes of `value` behind what `writer` has; if that throws, nothing has been written. */
export function writeMessage<T>(writer: Writer, pool: EmitterPool, value: T, put: Put<T>): void {
  const emitter = pool.take();
  writer.enterMessage();
  const isEmpty = writer.at === 0;
  try {
    if (isEmpty) emitter.writeTo(writer);
    put(emitter, value);
    const written = emitter.finish();
    if (written !== writer) append(writer, written.bytes, written.at);
  } catch (error) {
    if (isEmpty) writer.at = 0;
    throw error;
  } finally {
    writer.isBusy = false;
  }
  pool.giveBack(emitter);
}

/** More ways to write than a program has. */
const MAX_POOLS = 32;

const pools: EmitterPool[] = [];

/** Returns the pool of the emitters with these options. */
export function poolOf(options: FlexOptions): EmitterPool {
  for (const pool of pools) if (isSame(pool.options, options)) return pool;
  const pool = new EmitterPool(options);
  if (pools.length < MAX_POOLS) pools.push(pool);
  return pool;
}

function isSame(a: FlexOptions, b: FlexOptions): boolean {
  return a.profile === b.profile && a.compat === b.compat && a.shareKeys === b.shareKeys && a.shareStrings === b.shareStrings;
}
