import { MAX_SHORT } from "../../core/index.ts";

/** Longer texts are not looked at here. */
export const WINDOW: number = MAX_SHORT;

/** None: no browser makes a text of bytes as they are. It is never used, so nobody closes it. */
export class TextWindow {
  text(): undefined {}
}
