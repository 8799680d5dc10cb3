import type { Columns } from "../schema/type.ts";
import type { Code } from "./code.ts";
import { readColumns } from "./read-columns.ts";
import { runCalls } from "./run-calls.ts";
import { countOfRows } from "./runtime.ts";
import { writeColumns } from "./write-columns.ts";

export const columnsCode: Code<Columns> = { write: writeColumns, read: readColumns, calls: { ...runCalls, countOfRows } };
