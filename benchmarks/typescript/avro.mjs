const record = (name, fields) => ({ type: 'record', name, fields: Object.entries(fields).map(([field, type]) => ({ name: field, type })) });
const symbols = (name, ...all) => ({ type: 'enum', name, symbols: all });
const levels = (name) => ({ type: 'array', items: record(name, { p: 'double', q: 'double' }) });

/** The same objects for Avro. */
export const avroSchemas = {
  Ticker: record('Ticker', { symbol: 'string', last: 'double', bid: 'double', ask: 'double', volume: 'double' }),
  Order: record('Order', {
    id: 'long',
    account: 'long',
    symbol: 'string',
    side: symbols('Side', 'buy', 'sell'),
    type: symbols('OrderType', 'limit', 'market', 'stop', 'stop_limit'),
    price: 'double',
    qty: 'double',
    filledQty: 'double',
    ts: 'long',
    flags: record('Flags', { ioc: 'boolean', post_only: 'boolean', reduce_only: 'boolean' }),
  }),
  Book: record('Book', { symbol: 'string', ts: 'long', bids: levels('Bid'), asks: levels('Ask') }),
};
