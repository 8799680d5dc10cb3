import * as stored from "./compressed.ts";

/** How the integers of a compressed type are stored and loaded. */
export interface CompressedInteger {
  /** How many width codes the type has. */
  readonly codes: number;
  /** Stores all 8 bytes and returns the width code, or -1 of what is none of the type. */
  put(view: DataView, at: number, value: unknown): number;
  /** Loads no byte beyond the integer; NaN is one beyond its type, or not safe as a number. */
  get(view: DataView, at: number, code: number): unknown;
}

export const vi32: CompressedInteger = { codes: 4, put: stored.putVi32, get: stored.getVi32 };
export const vi53: CompressedInteger = { codes: 7, put: stored.putVi53, get: stored.getVi53 };
export const vi64: CompressedInteger = { codes: 8, put: stored.putVi64, get: stored.getVi64 };
export const vi64Number: CompressedInteger = { codes: 8, put: stored.putVi53, get: stored.getVi53 };
export const vi64String: CompressedInteger = { codes: 8, put: stored.putVi64String, get: stored.getVi64String };
export const vu32: CompressedInteger = { codes: 4, put: stored.putVu32, get: stored.getVu32 };
export const vu53: CompressedInteger = { codes: 7, put: stored.putVu53, get: stored.getVu53 };
export const vu64: CompressedInteger = { codes: 8, put: stored.putVu64, get: stored.getVu64 };
export const vu64Number: CompressedInteger = { codes: 8, put: stored.putVu53, get: stored.getVu53 };
export const vu64String: CompressedInteger = { codes: 8, put: stored.putVu64String, get: stored.getVu64String };
