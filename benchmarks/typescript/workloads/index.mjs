import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canada } from './canada.mjs';
import { fixtures } from './fixtures.mjs';
import { trading } from './trading.mjs';
import { twitter } from './twitter.mjs';
import { vary } from './variants.mjs';

/** How many values a measurement rotates over, unless they are big. */
const COUNT = 64;

export const workloads = { ...trading, ...fixtures, ...twitter, ...canada };

/** The values of a workload, all different; documents are read from a folder. */
export function valuesOf({ make, document, count = COUNT }, folder) {
  const each = make ?? varied(JSON.parse(readFileSync(join(folder, document), 'utf8')));
  return Array.from({ length: count }, (_, i) => each(i));
}

const varied = (value) => (variant) => vary(value, variant);
