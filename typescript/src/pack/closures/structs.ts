import { fresh, getOwn, isObject, newOf } from "../../core/index.ts";
import { peel } from "../schema/peel.ts";
import type { Node, Open, Struct, Tuple, Union } from "../schema/type.ts";

import { beginSections, endSections, enterSections, leaveSections } from "../wire/sections.ts";
import { refuse } from "../wire/wrong.ts";
import type { Body } from "./body.ts";
import type { Coder } from "./coder.ts";
import { countOf } from "./several.ts";

export function tupleCoder({ items }: Tuple, body: Body): Coder {
  return {
    write(value, to) {
      countOf(value, items.length);
      body.write(value, to);
      return 0;
    },
    read: (from) => body.read(from, new Array(items.length)),
  };
}

export function structCoder({ fields }: Struct, body: Body): Coder {
  const make = newOf(fields.map(([name]) => name));
  return {
    write(value, to) {
      checkObject(value);
      body.write(value, to);
      return 0;
    },
    read: (from) => body.read(from, make()),
  };
}

function checkObject(value: unknown): void {
  if (!isObject(value)) refuse("an object", value);
}

/** 4.5 */
export function openCoder({ sections }: Open, bodies: readonly Body[]): Coder {
  const make = newOf(sections.flat().map(([name]) => name));
  const defaults = sections.map((fields) => fields.map(([name, type]) => [name, peel(type).default] as const));
  const required = sections.map((fields) => fields.filter(([, type]) => isRequired(type)).map(([name]) => name));
  return {
    write(value, to) {
      checkObject(value);
      const outer = beginSections(to);
      const lacking = to.isAlone ? firstLacking(value as object, required) : bodies.length;
      bodies.forEach((body, at) => {
        if (at >= lacking) return;
        body.write(value, to);
        if (at === 0) outer.sharedCount = to.texts.length;
      });
      endSections(to, outer);
      return 0;
    },
    read(from) {
      const outer = enterSections(from);
      const made = make();
      bodies.forEach((body, at) => {
        if (at === 0 || from.left > 0) body.read(from, made);
        else for (const [name, value] of defaults[at]!) made[name] = fresh(value);
        if (at === 0) outer.sharedCount = from.texts.length;
      });
      leaveSections(from, outer);
      return made;
    },
  };
}

/** From which section on a key cannot be written: it may have been read from an earlier version's message, and lack fields without a default. */
function firstLacking(value: object, required: readonly string[][]): number {
  const lacking = required.findIndex((names, at) => at > 0 && names.some((name) => getOwn(value, name) === undefined));
  return lacking < 0 ? required.length : lacking;
}

function isRequired(type: Node): boolean {
  const { wire, encode } = peel(type);
  return wire.kind !== "optional" && encode === undefined;
}

/** 4.4 */
export function unionCoder({ tag, cases }: Union, coders: readonly Coder[]): Coder {
  const indexes = new Map<unknown, number>(cases.map(([name], at) => [name, at]));
  return {
    write(value, to) {
      if (!isObject(value)) return refuse("an object", value);
      const name = getOwn(value, tag ?? "case");
      const at =
        indexes.get(name) ??
        refuse(
          `one of ${cases
            .map(([each]) => each)
            .slice(0, 8)
            .join(", ")} as ${tag ?? "case"}`,
          name,
        );
      to.varint(at);
      return coders[at]!.write(tag === undefined ? getOwn(value, "value") : value, to);
    },
    read(from) {
      const first = from.at;
      const at = from.varint();
      if (at >= cases.length) from.fail("range", `an index below ${cases.length}`, `${at}`, first);
      const value = coders[at]!.read(from, 0) as object;
      const name = cases[at]![0];
      return tag === undefined ? { case: name, value } : { [tag]: name, ...value };
    },
  };
}
