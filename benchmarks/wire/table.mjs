// Reads the lines that the encodings print, each after its platform's name, from stdin; writes tables of the medians over all turns, of times and of ratios.
import { readFileSync } from 'node:fs';

const cells = new Map();
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [platform, subject, spread, variant, bytes, encode, decode] = line.split(' ');
  const key = [spread, subject, variant, platform].join(' ');
  const cell = cells.get(key) ?? { bytes, encode: [], decode: [] };
  cell.encode.push(Number(encode));
  cell.decode.push(Number(decode));
  cells.set(key, cell);
}
const distinct = (part) => [...new Set([...cells.keys()].map((key) => key.split(' ')[part]))];
const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1];
const platforms = distinct(3);

function times(spread, subject, variant, platform) {
  const cell = cells.get([spread, subject, variant, platform].join(' '));
  const base = cells.get([spread, subject, 'header', platform].join(' '));
  if (cell === undefined) return ['', ''];
  return ['encode', 'decode'].map((way) => {
    const time = median(cell[way]);
    const ratio = median(cell[way].map((mine, turn) => mine / base[way][turn]));
    return `${time.toFixed(time < 1000 ? 1 : 0)} (${ratio.toFixed(2)})`;
  });
}

for (const spread of distinct(0)) {
  console.log(`\n## Widths: ${spread}\n`);
  console.log(`| object | variant | bytes | ${platforms.flatMap((p) => [`${p} encode`, `${p} decode`]).join(' | ')} |`);
  console.log(`| --- | --- | ---: |${' ---: |'.repeat(2 * platforms.length)}`);
  for (const subject of distinct(1)) {
    for (const variant of distinct(2)) {
      const bytes = cells.get([spread, subject, variant, platforms[0]].join(' '))?.bytes ?? '';
      console.log(`| ${subject} | ${variant} | ${bytes} | ${platforms.flatMap((p) => times(spread, subject, variant, p)).join(' | ')} |`);
    }
  }
}
