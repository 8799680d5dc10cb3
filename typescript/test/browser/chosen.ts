// What chooses closures, or coders, where code may not be made. The suite comes last: it tells.
import "../core/shared-memory.test.ts";
import "../flex/coder.test.ts";
import "./suite.ts";

export { run } from "./suite.ts";
