import { columns, enumOf, f64, flagsOf, str, struct, vu53 } from 'octavo/pack';

const SYMBOLS = ['BTC-USD', 'ETH-USD', 'SOL-USDT', 'XRP-USD', 'DOGE-USDT', 'AVAX-USD', 'LTC-EUR', 'ADA-USD'];
const ORDER_TYPES = ['limit', 'market', 'stop', 'stop_limit'];
const LEVELS = 1000;

function ticker(i) {
  return { symbol: SYMBOLS[i % 8], last: 67891.23 + i * 0.01, bid: 67890.5 + i * 0.5, ask: 67892 + i, volume: 1234567.89 + i * 3.7 };
}

function order(i) {
  return {
    id: 9876543210 + i * 7919,
    account: 12345678 + i * 13,
    symbol: SYMBOLS[i % 8],
    side: i & 1 ? 'sell' : 'buy',
    type: ORDER_TYPES[i & 3],
    price: 67500.5 + i,
    qty: 0.125 + i * 0.01,
    filledQty: i & 2 ? 0.5 : 0,
    ts: 1716100000123 + i * 17,
    flags: { ioc: (i & 4) !== 0, post_only: (i & 1) === 0, reduce_only: (i & 8) !== 0 },
  };
}

function levels(i, first, step) {
  return Array.from({ length: LEVELS }, (_, level) => ({ p: first + step * level + i, q: 0.1 + (level % 100) * 0.01 }));
}

function book(i) {
  return { symbol: 'BTC-USD', ts: 1716100000123 + i, bids: levels(i, 67890, -0.5), asks: levels(i, 67891, 0.5) };
}

const level = { p: f64, q: f64 };

/** The objects of issue-sized trading messages: a schema, and what makes the value number `i`. */
export const objects = {
  Ticker: { schema: struct({ symbol: str, last: f64, bid: f64, ask: f64, volume: f64 }), make: ticker },
  Order: {
    schema: struct({
      id: vu53,
      account: vu53,
      symbol: str,
      side: enumOf('buy', 'sell'),
      type: enumOf(...ORDER_TYPES),
      price: f64,
      qty: f64,
      filledQty: f64,
      ts: vu53,
      flags: flagsOf('ioc', 'post_only', 'reduce_only'),
    }),
    make: order,
  },
  Book: { schema: struct({ symbol: str, ts: vu53, bids: columns(level), asks: columns(level) }), make: book },
};
