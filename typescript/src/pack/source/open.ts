import { type Open, typesOf } from "../schema/type.ts";
import type { Code } from "./code.ts";
import { readBody } from "./read-body.ts";
import { writeBody } from "./write-body.ts";
import { checkObject, partsOf } from "./write-parts.ts";

export const openCode: Code<Open> = {
  write(generator, { sections }) {
    const lines = sections.flatMap((fields, at) => [
      "{",
      ...writeBody(generator, partsOf(fields)),
      "}",
      at === 0 ? "outer.sharedCount = w.texts.length;" : "",
    ]);
    return [...checkObject(generator, "o", sections.flat()), "const outer = beginSections(w);", ...lines, "endSections(w, outer);"];
  },
  read(generator, { sections }) {
    const read = sections.map((fields, at) => {
      const { lines, values } = readBody(generator, typesOf(fields));
      const defaults = fields.map(([, node]) => generator.defaultOf(node));
      const section = [...lines, `s${at} = [${values.join(", ")}];`];
      if (at === 0) return ["let s0;", "{", ...section, "}", "outer.sharedCount = r.texts.length;"];
      return [`let s${at};`, "if (r.left > 0) {", ...section, "} else {", `s${at} = [${defaults.join(", ")}];`, "}"];
    });
    const names = sections.flat().map(([name]) => name);
    const values = sections.flatMap((fields, at) => fields.map((_, field) => `s${at}[${field}]`));
    return ["const outer = enterSections(r);", ...read.flat(), "leaveSections(r, outer);", ...generator.returning(names, values)];
  },
};
