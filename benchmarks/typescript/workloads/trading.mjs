import { columnArrays, columns, enumOf, f64, flagsOf, list, str, struct, vu53 } from 'octavo/pack';

const SYMBOLS = ['BTC-USD', 'ETH-USD', 'SOL-USDT', 'XRP-USD', 'DOGE-USDT', 'AVAX-USD', 'LTC-EUR', 'ADA-USD'];
const ORDER_TYPES = ['limit', 'market', 'stop', 'stop_limit'];
const ROWS = 1000;

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

function book(i) {
  const level = (first, step) => rows((at) => ({ p: first + step * at + i, q: 0.1 + (at % 100) * 0.01 }));
  return { symbol: 'BTC-USD', ts: 1716100000123 + i, bids: level(67890, -0.5), asks: level(67891, 0.5) };
}

const rows = (make) => Array.from({ length: ROWS }, (_, at) => make(at));

/** Rows as an object of arrays. */
const byField = (objects) => Object.fromEntries(Object.keys(objects[0]).map((name) => [name, objects.map((object) => object[name])]));

function bookByField(i) {
  const { symbol, ts, bids, asks } = book(i);
  return { symbol, ts, bids: byField(bids), asks: byField(asks) };
}

const tickerFields = { symbol: str, last: f64, bid: f64, ask: f64, volume: f64 };
const levelFields = { p: f64, q: f64 };
const orderFields = {
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
};

const bookOf = (levels) => struct({ symbol: str, ts: vu53, bids: levels, asks: levels });
const lists = (fields) => struct(Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, list(type)])));

/**
 * Trading messages, as objects and as columns. `schema` describes the values that `make` gives, `own` the same for octavo/pack where it has
 * something better, `also` what else octavo/pack is measured with.
 */
export const trading = {
  Ticker: { schema: struct(tickerFields), make: ticker },
  Order: { schema: struct(orderFields), make: order },
  Book: {
    schema: bookOf(list(struct(levelFields))),
    also: { 'rows as columns': bookOf(columns(levelFields)), 'columns as arrays': bookOf(columnArrays(levelFields)) },
    make: book,
  },
  'Ticker columns': {
    schema: lists(tickerFields),
    own: columnArrays(tickerFields),
    make: (i) => byField(rows((at) => ticker(i + at))),
    count: 16,
  },
  'Order columns': { schema: lists(orderFields), own: columnArrays(orderFields), make: (i) => byField(rows((at) => order(i + at))), count: 16 },
  'Book columns': { schema: bookOf(lists(levelFields)), own: bookOf(columnArrays(levelFields)), make: bookByField },
};
