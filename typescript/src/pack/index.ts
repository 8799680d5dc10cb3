export { type Fault, type Limits, type MalformedKind, OctavoError, Writer } from "../core/index.ts";
export * from "./schema/index.ts";
