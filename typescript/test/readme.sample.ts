import { f64, type Infer, pack, str, struct } from "octavo/pack";

const Ticker = struct({ symbol: str, last: f64, volume: f64 });
type Ticker = Infer<typeof Ticker>;

const codec = pack(Ticker);
const ticker: Ticker = { symbol: "BTC-USD", last: 67891.23, volume: 1234.5 };
const bytes = codec.encode(ticker);
console.log(bytes.length); // 24
console.log(codec.decode(bytes).symbol); // BTC-USD
