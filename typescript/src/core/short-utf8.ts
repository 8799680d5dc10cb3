/** Writes a text at `at` by a loop, three bytes for a lone surrogate; returns how many it took. */
export function putShortUtf8(text: string, bytes: Uint8Array, at: number): number {
  let to = at;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i)!;
    if (point < 0x80) {
      bytes[to++] = point;
      continue;
    }
    if (point < 0x800) {
      bytes[to++] = 0xc0 | (point >> 6);
    } else if (point < 0x1_0000) {
      bytes[to++] = 0xe0 | (point >> 12);
      bytes[to++] = rest(point >> 6);
    } else {
      i++;
      bytes[to++] = 0xf0 | (point >> 18);
      bytes[to++] = rest(point >> 12);
      bytes[to++] = rest(point >> 6);
    }
    bytes[to++] = rest(point);
  }
  return to - at;
}

/** What a text is made of here, and room for half of a pair that is too much. */
const units = /* @__PURE__ */ new Uint16Array(17);
/** Whether there may be some beyond Latin-1 in it, with which a text takes two bytes a character. */
let areWide = false;

/** Reads a text of at most 16 code units by a loop; undefined if it is longer, or ill-formed. */
export function shortUtf8(bytes: Uint8Array, from: number, to: number): string | undefined {
  let at = from;
  let count = 0;
  let isWide = false;
  while (at < to && count < 16) {
    const lead = bytes[at++]!;
    const point =
      lead < 0x80
        ? lead
        : lead < 0xe0
          ? ofTwo(lead, bytes[at++]!)
          : lead < 0xf0
            ? ofThree(lead, bytes[at++]!, bytes[at++]!)
            : ofFour(lead, bytes[at++]!, bytes[at++]!, bytes[at++]!);
    if (point < 0) return undefined;
    if (point > 0xff) areWide = isWide = true;
    if (point > 0xffff) units[count++] = 0xd7c0 + (point >> 10);
    units[count++] = point > 0xffff ? 0xdc00 | (point & 0x3ff) : point;
  }
  if (areWide && !isWide) narrow(count);
  return at === to && count <= 16 ? textOf(units).slice(0, count) : undefined;
}

/** Leaves nothing behind the first units, which are of Latin-1. */
function narrow(count: number): void {
  units.fill(0, count);
  areWide = false;
}

function ofTwo(lead: number, second: number): number {
  return lead < 0xc2 || !isRest(second) ? -1 : ((lead & 31) << 6) | (second & 63);
}

function ofThree(lead: number, second: number, third: number): number {
  const point = ((lead & 15) << 12) | ((second & 63) << 6) | (third & 63);
  return !isRest(second) || !isRest(third) || point < 0x800 || point >> 11 === 0x1b ? -1 : point;
}

function ofFour(lead: number, second: number, third: number, fourth: number): number {
  const point = ((lead & 15) << 18) | ((second & 63) << 12) | ((third & 63) << 6) | (fourth & 63);
  return !isRest(second) || !isRest(third) || !isRest(fourth) || point < 0x1_0000 || point > 0x10_ffff ? -1 : point;
}

/** Engines make a text of many units in one call sooner than of parts, and of a number of them that they know. */
// biome-ignore format: a line
function textOf(u: Uint16Array): string {
  return String.fromCharCode(u[0]!, u[1]!, u[2]!, u[3]!, u[4]!, u[5]!, u[6]!, u[7]!, u[8]!, u[9]!, u[10]!, u[11]!, u[12]!, u[13]!, u[14]!, u[15]!);
}

function isRest(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

function rest(bits: number): number {
  return 0x80 | (bits & 63);
}
