import type { InlineEmitter } from "../write/inline-emitter.ts";
import { align, MAP_PREFIX, store } from "../write/output.ts";
import type { FlexShape } from "./flex-shape.ts";

/** Returns where the key vector of `shape` stands in the message: writes its block unless it is there. */
export function putKeys(to: InlineEmitter, shape: FlexShape): number {
  if (!to.sharesKeys || shape.message !== to.message) {
    shape.message = to.message;
    shape.position = shape.block.write(to.out);
  }
  return shape.position;
}

/**
 * Begins the map of `count` values that has the key vector at `keys`, and returns where the first goes.
 *
 * The rest is the caller's: the values, and behind them their types.
 */
export function startMap({ out }: InlineEmitter, keys: number, keysWidth: number, count: number, width: number): number {
  align(out, width);
  out.room(((MAP_PREFIX + count) << width) + count);
  const { at } = out;
  store(out, at, at - keys, 0, width);
  store(out, at + (1 << width), 1 << keysWidth, 0, width);
  store(out, at + (2 << width), count, 0, width);
  const first = at + (MAP_PREFIX << width);
  out.at = first + (count << width) + count;
  return first;
}
