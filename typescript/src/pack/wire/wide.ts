/** The bigint that a decimal text spells as numbers are written, or undefined if it spells none. */
export function bigintOf(value: unknown): bigint | undefined {
  return typeof value === "string" && /^(0|-?[1-9]\d{0,19})$/.test(value) ? BigInt(value) : undefined;
}

/** 2^32 */
const WORD = 0x1_0000_0000;

export function putI64(view: DataView, at: number, value: unknown): boolean {
  if (typeof value !== "bigint" || BigInt.asIntN(64, value) !== value) return false;
  view.setBigInt64(at, value, true);
  return true;
}

export function putU64(view: DataView, at: number, value: unknown): boolean {
  if (typeof value !== "bigint" || BigInt.asUintN(64, value) !== value) return false;
  view.setBigUint64(at, value, true);
  return true;
}

/** Stores a safe integer as one of 64 bits. */
export function putI64Number(view: DataView, at: number, value: unknown): boolean {
  if (!Number.isSafeInteger(value)) return false;
  view.setInt32(at, (value as number) | 0, true);
  view.setInt32(at + 4, Math.floor((value as number) / WORD), true);
  return true;
}

export function putU64Number(view: DataView, at: number, value: unknown): boolean {
  return typeof value === "number" && value >= 0 && putI64Number(view, at, value);
}

export function putI64String(view: DataView, at: number, value: unknown): boolean {
  return putI64(view, at, bigintOf(value));
}

export function putU64String(view: DataView, at: number, value: unknown): boolean {
  return putU64(view, at, bigintOf(value));
}

export function getI64(view: DataView, at: number): bigint {
  return view.getBigInt64(at, true);
}

export function getU64(view: DataView, at: number): bigint {
  return view.getBigUint64(at, true);
}

/** Loads an integer of 64 bits; NaN if it is not safe as a number. */
export function getI64Number(view: DataView, at: number): number {
  const value = view.getInt32(at + 4, true) * WORD + view.getUint32(at, true);
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

export function getU64Number(view: DataView, at: number): number {
  const value = view.getUint32(at + 4, true) * WORD + view.getUint32(at, true);
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

export function getI64String(view: DataView, at: number): string {
  return String(getI64(view, at));
}

export function getU64String(view: DataView, at: number): string {
  return String(getU64(view, at));
}
