// The ledger: ten things done to the same bytes by Octavo, the C++ reference and Google's Java library, in turns.
import { mkdirSync } from 'node:fs'
import { median, run } from './command.mjs'

export const rows = {
  tinyByKey: 'Small map: 6 fields by key',
  tinyByIndex: 'Small map: 6 fields by index',
  tinyThreeKeys: 'Small map: 3 of 6 fields by key',
  absentKeys: '256 absent keys, map of 10',
  stringTable: '200 rows, string lengths by index',
  timeSeries: '256 doubles, 256 longs, 7 scalars',
  wideByKey: '64 random keys, map of 1,024',
  wideByIndex: '64 values by index, map of 1,024',
  encodeSharing: 'Encode 200 rows, keys and strings shared',
  encodePlain: 'Encode 200 rows, nothing shared',
}

const peers = { octavo: 'OctavoLedger', flatbuffersJava: 'FlatbuffersJavaLedger' }

export function measureLedger({ jmh, cpp, data, rounds, wanted, progress }) {
  const names = Object.keys(rows).filter(wanted)
  if (names.length === 0) return []
  mkdirSync(data, { recursive: true })
  run(cpp, ['data', data])
  const cppRow = (row, cppRounds) => JSON.parse(run(cpp, ['run', data, row, String(cppRounds)]))
  checkSameResults(names.map(name => cppRow(name, 1)), JSON.parse(jmh.main('octavo.benchmarks.LedgerChecksums')))

  return names.map(name => {
    const nanos = { cpp: [], octavo: [], flatbuffersJava: [] }
    const allocated = {}
    for (let round = 1; round <= rounds; round++) {
      progress(`${rows[name]} (${round} of ${rounds})`)
      nanos.cpp.push(cppRow(name, 9).nanosPerCall)
      for (const [peer, className] of Object.entries(peers)) {
        const [result] = jmh.benchmark(`\\.${className}\\.${name}$`)
        nanos[peer].push(result.nanos)
        allocated[peer] = result.allocated
      }
    }
    const of = peer => median(nanos[peer])
    return {
      row: name,
      nanos: { cpp: of('cpp'), octavo: of('octavo'), flatbuffersJava: of('flatbuffersJava') },
      allocated,
      toCpp: of('octavo') / of('cpp'),
      toFlatbuffersJava: of('octavo') / of('flatbuffersJava'),
    }
  })
}

/** Nothing is timed before all have been seen to compute the same. */
function checkSameResults(cppRows, checksums) {
  for (const { row, checksum } of cppRows) {
    for (const peer of Object.keys(peers)) {
      const found = checksums[peer][row]
      if (found !== checksum) throw new Error(`${row}: ${peer} computed ${found}, the reference ${checksum}`)
    }
  }
}
