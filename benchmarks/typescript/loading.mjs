// Prints how long `import` of a package takes in a process of its own, as a page: node loading.mjs NODE...

import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const TURNS = 9;
/** The rooms of octavo with a file for each module, as bundlers take them, and with one for each room, as Node does. */
const rooms = ['pack', 'pack/runtime', 'flex'];
const filesOf = (room) => new URL(`node_modules/octavo/dist/${room === 'pack/runtime' ? room : `${room}/index`}.js`, import.meta.url).href;
const subjects = {
  ...Object.fromEntries(rooms.flatMap((room) => [[`octavo/${room}`, `octavo/${room}`], [`octavo/${room}, a file for each module`, filesOf(room)]])),
  ...Object.fromEntries(['avsc', 'msgpackr', 'protobufjs/minimal.js', '@bufbuild/protobuf'].map((name) => [name, name])),
};
const TIMED = 'const start = performance.now(); await import(process.argv[1]); console.log(performance.now() - start);';

function millis(node, specifier) {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return Number(execFileSync(node, ['--input-type=module', '-e', TIMED, specifier], { cwd: folder, encoding: 'utf8' }));
}

/** The median of each subject; they take turns. */
function mediansOf(node) {
  const turns = Array.from({ length: TURNS }, () => Object.values(subjects).map((specifier) => millis(node, specifier)));
  return Object.keys(subjects).map((_, at) => turns.map((turn) => turn[at]).sort((a, b) => a - b)[TURNS >> 1]);
}

const nodes = process.argv.slice(2);
const versions = nodes.map((node) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim());
const columns = nodes.map(mediansOf);
const row = (cells) => `| ${cells.join(' | ')} |`;
console.log(`# Loading packages in Node, ${new Date().toISOString().slice(0, 10)}

Milliseconds that \`import\` takes in a process of its own; medians of ${TURNS}, in turns. ${cpus()[0].model}, ${cpus().length} cores; \`node loading.mjs NODE...\`
in benchmarks/typescript, behind \`./prepare\`.

${row(['', ...versions.map((version) => `Node ${version.slice(1)}`)])}
${row(['---', ...versions.map(() => '---:')])}
${Object.keys(subjects).map((name, at) => row([name, ...columns.map((column) => column[at].toFixed(1))])).join('\n')}`);
