import "../flex/vectors.test.ts";
import "../frame/vectors.test.ts";
import { tell } from "./tell.ts";

export { run } from "./harness.ts";

void tell();
