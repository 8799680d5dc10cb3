// The tables of the structs, with what the reference publishes beside them.
import { losses } from './structs.mjs'
import { nanosText, ratioText, table } from './table.mjs'

const rivals = ['generated', 'accelerated', 'plain', 'json', 'cbor', 'protobuf', 'smile', 'flatbuffers-java']
const fasterText = ratio => `${ratio.toFixed(ratio < 10 ? 2 : 1)}`
const range = numbers => `${fasterText(Math.min(...numbers))} to ${fasterText(Math.max(...numbers))}`

export function structsSections(rows, image) {
  const workloads = rows.filter(row => row.isWorkload)
  return [
    ...(workloads.length ? [tiers(workloads, image), times(workloads, 'encode'), times(workloads, 'decode')] : []),
    hardRows(rows),
  ]
}

const tiers = (rows, image) => '## Structs: how many times faster than kotlinx.serialization\'s JSON\n\n' +
  'Encoding and decoding together, unless it says otherwise. JSON goes to a string and back; bytes would cost it a conversion more. It runs in two JVMs, and its better time counts.\n\n' + image('structs') +
  table(['workload', 'generated coder', 'encoding', 'decoding', 'serializer routed to it', 'plain serializer', 'reference: generated coder'], [
    ...rows.map(row => [row.subject, row.generated, row.generatedEncode, row.generatedDecode, row.accelerated, row.plain].map((cell, i) => (i ? fasterText(cell) : cell)).concat('')),
    ['**range**', ...['generated', 'generatedEncode', 'generatedDecode', 'accelerated', 'plain'].map(column => range(rows.map(row => row[column]))), '0.9 to 10.8'],
  ])

const times = (rows, way) => `## Structs: time to ${way}\n\n` +
  table(['workload', ...rivals], rows.map(({ subject, nanos }) => [subject, ...rivals.map(rival => nanosText(nanos[`${rival} ${way}`]))]))

/** Above 1 Octavo is ahead; below, the row is lost. */
const hardRows = rows => '## Thirty rows: where does JSON win?\n\n' +
  'Full decode: the generated coder against parsing all of the JSON. Best path: an accessor reading three fields against the better of parsing all and of ' +
  'searching the text for three names. Size: the size profile against compact JSON. JSON\'s figure over Octavo\'s: above 1, Octavo wins.\n\n' +
  table(['row', 'full decode', 'accessor', 'JSON, parsed', 'JSON, searched', 'best path', 'Octavo bytes', 'JSON bytes', 'size'], [
    ...rows.map(row => [
      row.subject, ratioText(row.generatedDecode), ...['accessor fields', 'json fields, parsed', 'json fields, searched'].map(task => nanosText(row.nanos[task])),
      ratioText(row.bestPath), row.sizes['generated for size'], row.sizes.json, ratioText(row.size),
    ]),
    ['**lost**', losses(rows, 'generatedDecode'), '', '', '', losses(rows, 'bestPath'), '', '', losses(rows, 'size')],
    ['reference lost', 0, '', '', '', 16, '', '', 14],
  ])
