export { type Fault, type Limits, type MalformedKind, OctavoError } from "../core/index.ts";
