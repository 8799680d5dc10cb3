import { memberOf, type Shape } from "../../core/index.ts";
import type { Wire } from "../schema/type.ts";

/** A property of an object that a program gave: what every object inherits is none. */
export function property(object: string, name: string): string {
  return name in Object.prototype ? `getOwn(${object}, ${JSON.stringify(name)})` : memberOf(object, name);
}

/** The shape of a struct or a tuple; a value of another type is not made in generated code. */
export function shapeOf(wire: Wire): Shape | undefined {
  if (wire.kind === "struct") return wire.fields.map(([name]) => name);
  return wire.kind === "tuple" ? wire.items.length : undefined;
}
