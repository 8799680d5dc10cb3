import { bool, f64, list, map, shared, str, struct, typed, vi32, vu53 } from 'octavo/pack';

const userProfile = struct({
  id: vu53,
  username: str,
  displayName: str,
  email: str,
  bio: str,
  avatarUrl: str,
  followerCount: vi32,
  followingCount: vi32,
  postCount: vi32,
  verified: bool,
  createdAtEpochMs: vu53,
  tags: list(str),
  settings: map(str, str),
  address: struct({ street: str, city: str, state: str, zip: str, country: str }),
});

const apiResponse = struct({
  status: vi32,
  message: str,
  page: vi32,
  pageSize: vi32,
  totalItems: vi32,
  totalPages: vi32,
  items: list(
    struct({
      id: vu53,
      name: str,
      description: shared,
      priceInCents: vi32,
      currency: shared,
      inStock: bool,
      rating: f64,
      reviewCount: vi32,
      categoryIds: list(vi32),
      imageUrls: list(str),
    }),
  ),
  metadata: map(str, str),
});

const timeSeriesOf = (values, timestamps) =>
  struct({ seriesId: str, startEpochMs: vu53, intervalMs: vi32, values, timestamps, min: f64, max: f64, mean: f64, count: vi32 });

const marketData = struct({
  market: str,
  sequence: vu53,
  timestampMs: vu53,
  instruments: list(
    struct({
      symbol: str,
      bid: f64,
      ask: f64,
      lastPrice: f64,
      orders: list(struct({ side: shared, level: vi32, price: f64, quantity: vi32 })),
      ticks: list(struct({ timestampMs: vu53, price: f64, size: vi32 })),
    }),
  ),
});

/** Four of the documents that benchmarks/fixtures writes, with the schemas of benchmarks/model. */
export const fixtures = {
  UserProfile: { schema: userProfile, document: 'UserProfile.json' },
  ApiResponse: { schema: apiResponse, document: 'ApiResponse.json' },
  TimeSeries: {
    schema: timeSeriesOf(list(f64), list(vu53)),
    also: { 'typed arrays': timeSeriesOf(typed(f64), typed(f64)) },
    document: 'TimeSeries.json',
  },
  MarketData: { schema: marketData, document: 'MarketData.json' },
};
