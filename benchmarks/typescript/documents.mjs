import { f64, list, str, struct } from 'octavo/pack';

const Ticker = struct({ symbol: str, last: f64, bid: f64, ask: f64, volume: f64 });
const Level = struct({ p: f64, q: f64 });
const Book = struct({ bids: list(Level), asks: list(Level) });

const side = (sign) => Array.from({ length: 1000 }, (_, index) => ({ p: 67000.5 + sign * 0.25 * index, q: 1.1 * index }));

/** Documents with a schema. */
export const documents = {
  Ticker: { schema: Ticker, value: { symbol: 'btcusd', last: 67000.12, bid: 66999.91, ask: 67000.34, volume: 1234.567 } },
  Book: { schema: Book, value: { bids: side(-1), asks: side(1) } },
};
