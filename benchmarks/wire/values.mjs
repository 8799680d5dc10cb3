/** How many values each subject has. */
export const COUNT = 64;
const LETTERS = 'abcdefghijklmnop';

/** Returns numbers from 0 to 1, always the same. */
function seeded() {
  let state = 1;
  return () => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  };
}

/**
 * Makes the values of each subject, the first one as it is documented. The others have integers and texts of the same widths if `steady`,
 * else of any width up to a few bits more than the first.
 */
export function valuesOf(subject, steady) {
  const random = seeded();
  const below = (limit) => Math.floor(random() * limit);
  const number = (i, value, bits) => {
    if (i === 0) return value;
    if (steady) return value - value % 2 + below(2);
    return Math.floor((random() + random() / 4294967296) * 2 ** (1 + below(bits)) / 2);
  };
  const text = (i, value) => {
    if (i === 0 || steady) return value;
    const length = value.length - below(value.length >> 1);
    const start = below(LETTERS.length + 1 - length);
    return LETTERS.slice(start, start + length);
  };
  const deep = (i, depth) => ({
    id: number(i, depth + 1, 12), name: text(i, `Level ${'ABCDE'[depth]}`), child: depth === 4 ? null : deep(i, depth + 1),
  });
  const levels = () => Array.from({ length: 1000 }, () => ({ p: random(), q: random() }));
  const make = {
    SimpleObject: (i) => ({
      id: number(i, 12345, 24), name: text(i, 'Test Object'), active: i % 3 === 0, ratio: 3.14159265 + i, factor: Math.fround(2.71828 + i),
      serial: number(i, 9876543210, 40), code: 42 + i,
    }),
    ComplexObject: (i) => ({
      id: number(i, 12345, 24), name: text(i, 'Complex Object'), numbers: [1, 2, 3, 4, 5].map((n) => number(i, n, 10)),
      labels: new Map([1, 2, 3].map((n) => [`key${n}`, text(i, `value${n}`)])),
    }),
    DeepObject: (i) => deep(i, 0),
    Ticker: (i) => ({ symbol: text(i, 'BTCUSDT'), last: 64000.5 + i, bid: 64000.25 + i, ask: 64000.75 + i, volume: 1234.5 + i }),
    Order: (i) => ({
      id: number(i, 9876543210, 40), account: number(i, 12345678, 27), symbol: text(i, 'BTCUSDT'), side: i & 1, type: i % 3,
      price: 64000.5 + i, quantity: 1.25 + i, filled: 0.5 + i, time: 1716100000123 + 1000 * i, flags: 5 ^ i & 7,
    }),
    Book: (i) => ({ symbol: text(i, 'BTCUSDT'), time: 1716100000123 + 1000 * i, bids: levels(), asks: levels() }),
  }[subject];
  return Array.from({ length: COUNT }, (_, i) => make(i));
}
