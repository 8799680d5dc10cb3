// The tables of the TypeScript package, with what it should reach.
import { nanosText, ratioText, table } from './table.mjs'

/** At least so many times as fast as JSON. */
const targets = [
  ['Ticker', 'octavo/pack', 'pooled', 20], ['Ticker', 'octavo/pack', 'decode', 14],
  ['Order', 'octavo/pack', 'pooled', 16], ['Order', 'octavo/pack', 'decode', 18],
  ['Book', 'octavo/pack', 'pooled', 70], ['Book', 'octavo/pack', 'decode', 22], ['Book', 'octavo/pack, columns as arrays', 'decode', 100],
]
const mostBytes = { Ticker: 40, Order: 50, Book: 32018 }
const tasks = { encode: 'encode, fresh', pooled: 'encode, pooled', decode: 'decode' }

const isOurs = ({ peer }) => peer.startsWith('octavo')
const rowOf = ({ peers }, name) => peers.find(({ peer }) => peer === name)

/** A package that has no memory to use again encodes as it does. */
const timeOf = ({ nanos }, task) => (task === 'pooled' ? (nanos.pooled ?? nanos.encode) : nanos[task])
const fastest = (peers, task) => peers.filter(({ nanos }) => nanos[task === 'pooled' ? 'encode' : task])
  .reduce((best, peer) => (timeOf(peer, task) < timeOf(best, task) ? peer : best))

/** octavo/pack and the fastest of the others in each workload and task. */
const contests = workloads => workloads.flatMap(workload => Object.keys(tasks).map(task => {
  const rival = fastest(workload.peers.filter(peer => !isOurs(peer)), task)
  const ours = timeOf(rowOf(workload, 'octavo/pack'), task)
  return { workload: workload.workload, task, rival: rival.peer, ours, theirs: timeOf(rival, task), ratio: ours / timeOf(rival, task) }
}))

const newest = ({ nodes }) => nodes.toSorted((a, b) => Number.parseInt(b.version.slice(1)) - Number.parseInt(a.version.slice(1)))[0]

export const typescriptBars = results => (results ? contests(newest(results).workloads) : [])
  .map(({ workload, task, ratio }) => ({ label: `${workload}, ${tasks[task]}`, ratio }))

export function typescriptSections(results, image) {
  const { nodes, versions } = results
  return [
    '## TypeScript\n\n' +
      'Medians of three processes, in each of which all packages of a workload are measured; in brackets how many times as fast as JSON. JSON makes strings and reads ' +
      'them, which spares it UTF-8. Inputs are different values in turns. Whatever is timed came back first. ' +
      'Being medians, they leave out most of what collecting garbage takes. ' +
      '"Pooled" writes into memory that is used again, and makes no view of it, "fresh" into memory that is the caller\'s. Numbers by column are typed arrays for packages ' +
      'that have these: octavo/pack, msgpackr and cbor-x. The chart has octavo/pack\'s time over that of the fastest of the others, ' +
      `on Node ${newest(results).version}.\n\n` + image('typescript').trimEnd(),
    targetTable(nodes),
    lost(nodes),
    ...nodes.flatMap(({ version, workloads }) => workloads.map(workload => timeTable(version, workload))),
    flexTable(newest(results)),
    libraries(versions),
  ]
}

const marked = (text, reached) => (reached ? text : `**${text}**`)

function targetTable(nodes) {
  const present = nodes.filter(({ workloads }) => ['Ticker', 'Order', 'Book'].every(name => workloads.some(({ workload }) => workload === name)))
  if (present.length === 0) return '### Targets\n\nNot measured.'
  const find = ({ workloads }, name) => workloads.find(({ workload }) => workload === name)
  const speed = (node, name, peer, task) => timeOf(rowOf(find(node, name), 'JSON'), task) / timeOf(rowOf(find(node, name), peer), task)
  return '### Targets\n\nHow many times as fast as JSON, and bytes. What is bold is not reached.\n\n' +
    table(['', 'to reach', ...present.map(({ version }) => `Node ${version}`)], [
      ...targets.map(([name, peer, task, least]) => [
        `${name}, ${peer}: ${tasks[task]}`, `at least ${least}`,
        ...present.map(node => speed(node, name, peer, task)).map(ratio => marked(ratio.toFixed(1), ratio >= least)),
      ]),
      ...Object.entries(mostBytes).map(([name, most]) => [
        `${name}: bytes`, `at most ${most}`, ...present.map(node => rowOf(find(node, name), 'octavo/pack').bytes).map(bytes => marked(bytes, bytes <= most)),
      ]),
    ])
}

function lost(nodes) {
  const all = nodes.flatMap(({ version, workloads }) => contests(workloads).map(contest => ({ version, ...contest })))
  const behind = all.filter(({ ratio }) => ratio >= 1)
  return '### Ahead of every other package\n\n' + `octavo/pack is the fastest in ${all.length - behind.length} of ${all.length} cells.` +
    (behind.length ? '\n\n' + table(['behind', 'Node', 'fastest', 'octavo/pack', 'the fastest', 'ratio'], behind.map(({ workload, task, version, rival, ours, theirs, ratio }) => [
      `${workload}, ${tasks[task]}`, version, rival, nanosText(ours), nanosText(theirs), ratioText(ratio),
    ])) : '')
}

function timeTable(version, { workload, count, peers }) {
  const json = peers.find(({ peer }) => peer === 'JSON')
  const cell = ({ nanos, fault }, task) => {
    if (nanos[task] === undefined) return task === 'decode' && fault ? 'cannot read its own' : ''
    return `${nanosText(nanos[task])} (${(timeOf(json, task) / nanos[task]).toFixed(1)})`
  }
  return `### ${workload}: Node ${version}, ${count} values\n\n` +
    table(['', 'bytes', ...Object.values(tasks)], peers.map(row => [row.peer, row.bytes, ...Object.keys(tasks).map(task => cell(row, task))]))
}

/** What flex has beside encoding and decoding. */
const flexTable = ({ version, workloads }) => `### Messages of flex that are not decoded: Node ${version}\n\n` +
  'A look at all of the message, which a reader that trusts its source does not need, and at its first field alone, by its name and as a property of a view.\n\n' +
  table(['', 'verify', 'one field', 'one field, schema', 'decode', 'decode, schema'], workloads.map(workload => {
    const [plain, schema] = ['octavo/flex', 'octavo/flex, schema'].map(name => rowOf(workload, name).nanos)
    return [workload.workload, ...[plain.verify, plain.field, schema.field, plain.decode, schema.decode].map(nanosText)]
  }))

const settings = {
  '@bufbuild/protobuf': 'a descriptor, as in its generated files; 53-bit integers are doubles, enums numbers',
  '@furyjs/fury': 'a schema, no references; 53-bit integers are doubles. The last package there is: `@apache-fory/fory` is not on npm',
  avsc: 'a schema, memory for the longest message',
  bebop: 'the methods that bebopc writes, without the frozen copy that its `decode` makes, copied where fresh; 53-bit integers are doubles, structs with optional fields messages',
  'cbor-x': 'records, whose structures both sides share',
  flatbuffers: 'its flexbuffers, without a schema; they cannot read offsets of 8 bytes, which they write for every map that holds a double',
  msgpackr: 'records, whose structures both sides share',
  protobufjs: 'a schema: the code that its static modules have; 53-bit integers are doubles, enums numbers',
}

const libraries = versions => '### The packages\n\n' +
  table(['', 'version', 'settings'], Object.entries(settings).map(([name, text]) => [name, versions[name], text]))
