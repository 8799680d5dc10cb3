import type { FlexBuilder } from "octavo/flex";
import { fromHex } from "../pack/vector-values.ts";
import { float } from "./typed.ts";
import type { Typed } from "./vectors.ts";

/** Puts a value in the typed JSON of the vectors: `{"int":"5"}`. */
export function putTyped(builder: FlexBuilder, value: Typed): void {
  const type = Object.keys(value)[0]!;
  const payload = value[type];
  if (type === "map") builder.putMap(() => putEntries(builder, payload));
  else if (type === "vector") builder.putVector(() => payload.forEach((it: Typed) => void putTyped(builder, it)));
  else if (type.startsWith("vector_")) putTypedVector(builder, type.slice("vector_".length), payload);
  else putScalar(builder, type, payload);
}

function putEntries(builder: FlexBuilder, entries: [string, Typed][]): void {
  for (const [key, value] of entries) {
    builder.key(key);
    putTyped(builder, value);
  }
}

function putTypedVector(builder: FlexBuilder, kind: string, elements: string[]): void {
  const element = kind.replace(/\d$/, "");
  const start = builder.startVector();
  for (const it of elements) putScalar(builder, element === "string" ? "key" : element, it);
  builder.endTypedVector(start, element !== kind);
}

// biome-ignore lint/suspicious/noExplicitAny: the shape depends on the type
function putScalar(builder: FlexBuilder, type: string, payload: any): void {
  const put: Record<string, () => void> = {
    null: () => builder.putNull(),
    bool: () => builder.putBoolean(payload),
    int: () => builder.putInt(BigInt(payload)),
    uint: () => builder.putUint(BigInt(payload)),
    float: () => builder.putFloat(float(payload)),
    indirect_int: () => builder.putIndirectInt(BigInt(payload)),
    indirect_uint: () => builder.putIndirectUint(BigInt(payload)),
    indirect_float: () => builder.putIndirectFloat(float(payload)),
    string: () => builder.putString(payload),
    key: () => builder.putKey(payload),
    blob: () => builder.putBlob(fromHex(payload)),
  };
  put[type]!();
}
