import { typesIn, type Wire } from "../schema/type.ts";
import type { Code } from "./code.ts";
import { readBody } from "./read-body.ts";
import { shapeOf } from "./text.ts";
import { writeBody } from "./write-body.ts";
import { partsIn } from "./write-parts.ts";

/** Of structs and tuples; a value of another type that a header has room for is written and read as the only one of a tuple. */
export const structCode: Code<Wire> = {
  write(generator, wire) {
    const { check, parts } = partsIn(generator, wire);
    return [...check, ...writeBody(generator, parts)];
  },
  read(generator, wire) {
    const { lines, values } = readBody(generator, typesIn(wire));
    const shape = shapeOf(wire);
    return [...lines, ...(shape === undefined ? [`return ${values[0]};`] : generator.returning(shape, values))];
  },
};
