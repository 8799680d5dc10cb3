import "../evolve/vectors.test.ts";
import "../pack/columns.test.ts";
import "../pack/errors.test.ts";
import "../pack/vectors.test.ts";
import { tell } from "./tell.ts";

export { recorded } from "./engines.ts";
export { run } from "./harness.ts";

void tell();
