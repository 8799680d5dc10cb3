// Runs the benchmarks and writes DATE.json, DATE.md and charts.
//
//   node bench.mjs --build FOLDER --out FOLDER [--only SECTION] [--filter PATTERN] [--quick]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ratioChart } from './chart.mjs'
import { run } from './command.mjs'
import { Jmh } from './jmh.mjs'
import { rows } from './ledger.mjs'
import { markdown } from './markdown.mjs'
import { objectBars } from './objects-page.mjs'
import { platformBars } from './platforms-page.mjs'
import { sections } from './sections.mjs'
import { typescriptBars } from './typescript-page.mjs'

const { values: options } = parseArgs({
  options: { build: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' }, filter: { type: 'string', default: '.' }, quick: { type: 'boolean', default: false } },
})
const { build, out, quick, only } = options
const data = join(build, 'ledger-data')
const documents = join(build, 'documents')
const cpp = join(build, 'ledger')
const filter = new RegExp(options.filter)
const rounds = quick ? 1 : 3
const jmh = only === 'objects' || only === 'typescript' ? undefined : new Jmh(readFileSync(join(build, 'jmh-command'), 'utf8').split('\n'), { 'ledger.data': data, documents }, quick)
const shared = {
  jmh, cpp, data, documents, build, rounds, quick,
  octavo: join(build, 'octavo'),
  wanted: name => filter.test(name),
  progress: text => process.stderr.write(`${text}\n`),
}

const date = new Date().toISOString().slice(0, 10)
const results = {
  date, quick, rounds,
  command: ['make bench', only && `ONLY=${only}`, options.filter !== '.' && `FILTER='${options.filter}'`, quick && 'QUICK=1'].filter(Boolean).join(' '),
  machine: {
    processor: `${cpus()[0].model.trim()}, ${cpus().length} cores`,
    ...(jmh && { 'C++': run('g++', ['--version']).split('\n')[0], Java: jmh.version, Node: process.version }),
  },
  ...Object.fromEntries(Object.entries(sections).filter(([section]) => !only || section === only).map(([section, measure]) => [section, measure(shared)])),
}

const name = [date, only, quick && 'quick'].filter(Boolean).join('-')
const charts = {}
mkdirSync(out, { recursive: true })
async function chart(section, title, bars) {
  if (bars.length === 0) return
  charts[section] = `${name}-${section}.svg`
  writeFileSync(join(out, charts[section]), await ratioChart(title, bars))
}
await chart('ledger', 'Octavo to the C++ reference', (results.ledger ?? []).map(({ row, toCpp }) => ({ label: rows[row], ratio: toCpp })))
await chart('encodes', 'Octavo to flatbuffers-java, encoding', (results.encodes ?? []).map(({ workload, toFlatbuffersJava }) => ({ label: workload, ratio: toFlatbuffersJava })))
await chart('structs', 'Generated coder to kotlinx JSON, encoding and decoding', (results.structs ?? []).map(({ subject, generated }) => ({ label: subject, ratio: 1 / generated })))
await chart('pack', 'Pack coder to Fory, encoding and decoding', (results.pack ?? []).map(({ subject, toFory }) => ({ label: subject, ratio: toFory })))
await chart('platforms', 'Generated coder on Node to JSON.stringify and JSON.parse', platformBars(results.platforms ?? []))
await chart('objects', 'Octavo to Fory, plain Java objects', objectBars(results.objects?.rows ?? []))
await chart('typescript', 'octavo/pack to the fastest other package', typescriptBars(results.typescript))
const page = markdown(results, charts)
writeFileSync(join(out, `${name}.json`), JSON.stringify(results, null, 2) + '\n')
writeFileSync(join(out, `${name}.md`), page)
process.stdout.write(page)
process.stderr.write(`Results: ${join(out, name)}.md\n`)
