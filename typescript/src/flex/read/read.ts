import { isObject, type Limits, requireBytes } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import { isWidth } from "./numbers.ts";
import { objectOf } from "./object.ts";
import { ROOT } from "./reading.ts";
import { FlexValue } from "./value.ts";

/** Returns the root of the message that fills `bytes`, which need not be verified; the values below it are read when accessed. */
export function read(bytes: Uint8Array): FlexValue {
  const { at, width, packed } = rootOf(bytes);
  return new FlexValue(bytes, at, width, packed);
}

/**
 * Returns a message, which need not be verified, or a value of one, as plain objects, arrays, strings and numbers.
 *
 * Integers that a number would round are bigints, blobs are copies, maps are objects in which every key is data, even `__proto__`.
 */
export function toObject(message: Uint8Array | FlexValue, limits?: Limits): unknown {
  if (isObject(message) && "slot" in message)
    return message.slot((bytes, at, width, packed, limit, place) => objectOf(bytes, at, width, packed, limit, place, limits));
  const { at, width, packed } = rootOf(message);
  return objectOf(message, at, width, packed, at, ROOT, limits);
}

/** Where the root of a message stands, how wide it is, and its type byte. */
export interface Root {
  readonly at: number;
  readonly width: number;
  readonly packed: number;
}

/** Finds the root of the message that fills `bytes`. */
export function rootOf(bytes: Uint8Array): Root {
  requireBytes(bytes, "a message");
  const end = bytes.length;
  if (end < 3) throw malformed("a message of at least 3 bytes", end, 0, "");
  const width = bytes[end - 1]!;
  if (!isWidth(width) || width > end - 2) throw malformed("a root width of 1, 2, 4 or 8 that fits", width, end - 1, "");
  return { at: end - 2 - width, width, packed: bytes[end - 2]! };
}
