import { f64, list, str, struct, tuple } from 'octavo/pack';

const feature = struct({
  type: str,
  properties: struct({ name: str }),
  geometry: struct({ type: str, coordinates: list(list(tuple(f64, f64))) }),
});

/** A border in 56,045 points, 2.1 MiB. */
export const canada = { 'canada.json': { schema: struct({ type: str, features: list(feature) }), document: 'canada.json', count: 4 } };
