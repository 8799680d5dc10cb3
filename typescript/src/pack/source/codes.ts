import type { Codes } from "./code.ts";
import { columnsCode } from "./columns.ts";
import { listCode } from "./list.ts";
import { mapCode } from "./map.ts";
import { openCode } from "./open.ts";
import { recordCode } from "./record.ts";
import { unionCode } from "./union.ts";

/** All there are. */
export const codes: Codes = {
  columns: columnsCode,
  list: listCode,
  map: mapCode,
  open: openCode,
  record: recordCode,
  union: unionCode,
};
