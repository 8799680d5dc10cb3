import { bitsOf, maxWidthOf, widthOf } from "../schema/integers.ts";
import { type Node, presentOf, type Wire, wireOf } from "../schema/type.ts";

/** Where a code stands: so many bits from bit `shift` of word `word`, a word being 4 bytes. */
export interface Code {
  readonly word: number;
  readonly shift: number;
  readonly bits: number;
  /** As many bits, from the lowest. */
  readonly mask: number;
}

/** The codes of one field: whether it has a value, if a bit of its own says so, and the code of its type. */
export interface Slot {
  readonly presence: Code | undefined;
  readonly code: Code;
  /** How many codes mean something. */
  readonly codes: number;
}

/** The header of a struct: spec/pack.md, 3.2 and 3.3. */
export interface Header {
  readonly slots: readonly Slot[];
  readonly byteCount: number;
  /** The bits of each word that codes have; the others are zero. */
  readonly used: readonly number[];
}

export function isOptionalText(node: Node): boolean {
  return wireOf(node).kind === "optional" && presentOf(node).kind === "text";
}

/** How many codes there are of a type, and how many bits they take. */
function codesOf(type: Wire): [codes: number, bits: number] {
  switch (type.kind) {
    case "bool":
      return [2, 1];
    case "text":
      return [16, 4];
    case "compressed":
      return [maxWidthOf(type.name), bitsOf(type.name) === 32 ? 2 : 3];
    case "enum":
      return [type.names.length, 32 - Math.clz32(type.names.length - 1)];
    case "flags":
      return [2 ** type.names.length, type.names.length];
    default:
      return [1, 0];
  }
}

export function headerOf(types: readonly Node[]): Header {
  let at = 0;
  const used: number[] = [];
  function code(bits: number): Code {
    if ((at & 31) + bits > 32) at = (at + 31) & ~31;
    const word = at >>> 5;
    const shift = at & 31;
    const mask = bits === 32 ? -1 : (1 << bits) - 1;
    if (bits > 0) used[word]! |= mask << shift;
    at += bits;
    return { word, shift, bits, mask };
  }
  const slots = types.map((type): Slot => {
    const hasBit = wireOf(type).kind === "optional" && !isOptionalText(type);
    const presence = hasBit ? code(1) : undefined;
    const [codes, bits] = codesOf(presentOf(type));
    return { presence, code: code(bits), codes };
  });
  return { slots, byteCount: (at + 7) >>> 3, used };
}

/** Whether values of a type stand in the header, all of them. */
export function isInHeader({ kind }: Wire): boolean {
  return kind === "bool" || kind === "enum" || kind === "flags";
}

/** Whether a struct of these types has none but numbers and what stands in its header. */
export function isPlain(types: readonly Node[]): boolean {
  return types.map(presentOf).every((type) => isInHeader(type) || type.kind === "fixed" || type.kind === "compressed");
}

/** Whether a struct of these types has nothing but numbers in full. */
export function isOfNumbers(types: readonly Node[]): boolean {
  return types.length > 0 && types.every((type) => wireOf(type).kind === "fixed");
}

/** How many bytes a plain struct of these types takes, if it is the same for all values. */
export function sizeOf(types: readonly Node[]): number | undefined {
  let size = headerOf(types).byteCount;
  for (const type of types) {
    const wire = wireOf(type);
    if (wire.kind === "fixed") size += widthOf(wire.name);
    else if (!isInHeader(presentOf(type))) return undefined;
  }
  return Math.max(size, 1);
}

/** The code in the words of a header. */
export function codeIn(words: ArrayLike<number>, { word, shift, mask }: Code): number {
  return (words[word]! >>> shift) & mask;
}
