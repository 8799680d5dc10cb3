/** A generator of pseudo-random integers in [0, bound), the same from the same seed: mulberry32. */
export function randomOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Returns `message` with some bytes changed, cut off or put in. */
export function mutated(message: Uint8Array, random: (bound: number) => number): Uint8Array {
  const bytes = Array.from(message);
  for (let left = 1 + random(3); left > 0; left--) {
    const at = random(bytes.length + 1);
    const change = random(6);
    if (change < 2) bytes[Math.min(at, bytes.length - 1)] = random(256);
    else if (change === 2) bytes[Math.min(at, bytes.length - 1)]! ^= 1 << random(8);
    else if (change === 3) bytes.splice(at, random(4));
    else if (change === 4) bytes.splice(at, 0, ...Array.from({ length: 1 + random(4) }, () => random(256)));
    else bytes.length = Math.max(1, bytes.length - random(4));
    if (bytes.length === 0) bytes.push(random(256));
  }
  return Uint8Array.from(bytes);
}
