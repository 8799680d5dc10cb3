import type { Custom, OwnType } from "./type.ts";

/** Returns `type`, which flex has as the text that `encode` makes: a message that says itself what it is says it to people, too. */
/* @__NO_SIDE_EFFECTS__ */
export function inText<T>(type: OwnType<T>, encode: (value: T) => string, decode: (text: string) => T): OwnType<T> {
  const flex: Custom = { kind: "custom", item: { kind: "text", name: "str" }, encode, decode };
  return { node: { ...(type.node as Custom), flex } };
}
