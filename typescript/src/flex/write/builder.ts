import { type Bytes, isBytes, shown } from "../../core/index.ts";
import { INT, UINT } from "../types.ts";
import type { TypedEmitter } from "./emitter.ts";
import type { FlexOptions } from "./options.ts";
import { refused } from "./refused.ts";
import { TypedInlineEmitter } from "./typed-emitter.ts";
import type { ValueStack } from "./value-stack.ts";

/** A container that is open: where its values begin, and whether it is a map. */
interface Frame {
  readonly start: number;
  readonly isMap: boolean;
}

/**
 * Builds a message value by value.
 *
 * A builder makes one message after another: `finish` returns the message and makes the builder ready for the next. In a map every
 * value follows its `key`; keys come in any order. After an error, `clear` must be called.
 */
export class FlexBuilder {
  readonly #options: FlexOptions;
  #emitter!: TypedEmitter;
  #stack!: ValueStack;
  /** What held much when the last message ended: the first value takes it again, unless it has been collected. */
  #large: WeakRef<TypedEmitter> | undefined;
  readonly #frames: Frame[] = [];
  #isInMap = false;
  /** Whether the next value has been given its key. */
  #isNamed = false;
  /** Whether something is being put: it stays so when that has failed, and may have left anything; and before the first while there is `#large`. */
  #isPutting = false;

  constructor(options: FlexOptions = {}) {
    this.#options = { ...options };
    this.#use(undefined);
  }

  #use(emitter: TypedEmitter | undefined): void {
    this.#emitter = emitter ?? this.#options.profile?.(this.#options) ?? new TypedInlineEmitter(this.#options);
    this.#stack = this.#emitter.stack;
  }

  /** Puts the key of the value that follows; `name` must not contain NUL. */
  key(name: string): void {
    if (!this.#isInMap || this.#isNamed) throw new Error("a key was given where none was expected");
    this.#begin();
    requireIs(typeof name === "string", "a string", name);
    this.#stack.key(name);
    this.#isNamed = true;
    this.#isPutting = false;
  }

  /** Puts a null. */
  putNull(): void {
    this.#expect();
    this.#stack.pushNull();
    this.#isPutting = false;
  }

  /** Puts a Boolean. */
  putBoolean(value: boolean): void {
    this.#expect();
    requireIs(typeof value === "boolean", "a Boolean", value);
    this.#stack.pushBoolean(value);
    this.#isPutting = false;
  }

  /** Puts a signed integer: a safe integer, or a bigint of at most 64 bits. */
  putInt(value: number | bigint): void {
    this.#expect();
    const isInt = typeof value === "bigint" ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value);
    requireIs(isInt, "a signed 64-bit integer", value);
    this.#stack.pushInteger(INT, value);
    this.#isPutting = false;
  }

  /** Puts an unsigned integer: a safe integer, or a bigint of at most 64 bits. */
  putUint(value: number | bigint): void {
    this.#expect();
    const isUint = typeof value === "bigint" ? BigInt.asUintN(64, value) === value : Number.isSafeInteger(value) && value >= 0;
    requireIs(isUint, "an unsigned 64-bit integer", value);
    this.#stack.pushInteger(UINT, value);
    this.#isPutting = false;
  }

  /** Puts a float of 8 bytes, or of 4 bytes when they hold `value` exactly. */
  putFloat(value: number): void {
    this.#expect();
    requireIs(typeof value === "number", "a number", value);
    this.#stack.pushFloat(value);
    this.#isPutting = false;
  }

  /** Puts a string; a lone surrogate is refused. */
  putString(value: string): void {
    this.#expect();
    requireIs(typeof value === "string", "a string", value);
    this.#emitter.string(value);
    this.#isPutting = false;
  }

  /** Puts a value of the key type, a string that is shared with the keys of maps; `name` must not contain NUL. */
  putKey(name: string): void {
    this.#expect();
    requireIs(typeof name === "string", "a string", name);
    this.#emitter.keyValue(name);
    this.#isPutting = false;
  }

  /** Puts a blob. */
  putBlob(bytes: Uint8Array): void {
    this.#expect();
    requireIs(isBytes(bytes), "a Uint8Array", bytes);
    this.#emitter.blob(bytes);
    this.#isPutting = false;
  }

  /** Puts a signed integer outside its container, so that the container stays narrow; `sizeProfile` makes this choice itself. */
  putIndirectInt(value: number | bigint): void {
    this.putInt(value);
    this.#emitter.indirect();
  }

  /** Puts an unsigned integer outside its container. */
  putIndirectUint(value: number | bigint): void {
    this.putUint(value);
    this.#emitter.indirect();
  }

  /** Puts a float outside its container. */
  putIndirectFloat(value: number): void {
    this.putFloat(value);
    this.#emitter.indirect();
  }

  /** Opens a map and returns its start, to be passed to `endMap`. */
  startMap(): number {
    return this.#start(true);
  }

  /** Opens a vector and returns its start, to be passed to `endVector` or `endTypedVector`. */
  startVector(): number {
    return this.#start(false);
  }

  #start(isMap: boolean): number {
    this.#expect();
    const start = this.#stack.open();
    this.#frames.push({ start, isMap });
    this.#isInMap = isMap;
    this.#isPutting = false;
    return start;
  }

  /** Closes the map that `startMap` opened; a key given twice is refused. */
  endMap(start: number): void {
    this.#end(start, true);
    this.#emitter.endMap(start);
    this.#isPutting = false;
  }

  /** Closes the vector that `startVector` opened, as a vector of the type that suits its elements. */
  endVector(start: number): void {
    this.#end(start, false);
    this.#emitter.endVector(start);
    this.#isPutting = false;
  }

  /** Closes the vector that `startVector` opened, as a typed vector: of one scalar type, or of keys; a fixed one has 2, 3 or 4 numbers. */
  endTypedVector(start: number, isFixed = false): void {
    this.#checkTyped(start, isFixed);
    this.#end(start, false);
    this.#emitter.endTypedVector(start, isFixed);
    this.#isPutting = false;
  }

  #checkTyped(start: number, isFixed: boolean): void {
    const count = this.#stack.size - start;
    const type = this.#stack.commonType(start);
    if (count > 0 && type < 0) throw refused("elements of one scalar type", "others");
    if (isFixed && !(count >= 2 && count <= 4 && type >= INT && type <= 3)) throw refused("2, 3 or 4 numbers", `${count} elements`);
  }

  /** Leaves the innermost container, which must be the one at `start`. */
  #end(start: number, isMap: boolean): void {
    const frame = this.#frames.at(-1);
    if (frame?.start !== start || frame.isMap !== isMap || this.#isNamed) {
      throw new Error("the container that ends was not started last, or a key has no value");
    }
    this.#begin();
    this.#frames.pop();
    this.#isInMap = this.#frames.at(-1)?.isMap ?? false;
  }

  /** Puts a map of the keys and values that `fill` puts. */
  putMap(fill: () => void): void {
    const start = this.startMap();
    fill();
    this.endMap(start);
  }

  /** Puts a vector of the values that `fill` puts. */
  putVector(fill: () => void): void {
    const start = this.startVector();
    fill();
    this.endVector(start);
  }

  /** Returns the message and makes the builder ready for the next one. */
  finish(): Bytes {
    const { size } = this.#stack;
    if (this.#frames.length > 0 || size !== 1) throw new Error(`a message has one value, and no container is open: there are ${size}`);
    this.#begin();
    const message = this.#emitter.finish().copy();
    this.clear();
    return message;
  }

  /** Discards the message begun, so that the builder is as new. */
  clear(): void {
    const isLarge = !this.#emitter.clear();
    this.#large = isLarge ? new WeakRef(this.#emitter) : undefined;
    if (isLarge) this.#use(undefined);
    this.#frames.length = 0;
    this.#isInMap = false;
    this.#isNamed = false;
    this.#isPutting = isLarge;
  }

  /** Checks that a value may follow, in a map after its key, and begins to put it. */
  #expect(): void {
    if (this.#isInMap !== this.#isNamed) throw new Error("a value in a map needs a key first");
    this.#begin();
    this.#isNamed = false;
  }

  /** Begins to change the message, unless a change before has failed. */
  #begin(): void {
    if (this.#isPutting) this.#resume();
    this.#isPutting = true;
  }

  #resume(): void {
    if (!this.#large) throw new Error("a value of this message has failed: the builder wants a clear");
    this.#use(this.#large.deref());
    this.#large = undefined;
  }
}

function requireIs(isValid: boolean, expected: string, value: unknown): void {
  if (!isValid) throw refused(expected, shown(value));
}
