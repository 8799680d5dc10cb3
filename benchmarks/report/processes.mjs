// Whole processes: octavo convert against jq -c, on the same file, in turns.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { median, millisOf } from './command.mjs'

export function measureProcesses({ octavo, documents, build, rounds, wanted, progress }) {
  if (!wanted('process') || !existsSync(octavo)) return []
  return ['twitter', 'canada'].map(document => {
    progress(`octavo convert against jq, ${document}.json`)
    const json = join(documents, `${document}.json`)
    const flex = join(build, `${document}.flex`)
    const millis = { octavo: [], jq: [] }
    for (let round = 0; round < rounds * 5; round++) {
      millis.octavo.push(millisOf(octavo, ['convert', json, flex]))
      millis.jq.push(millisOf('jq', ['-c', '.', json]))
    }
    const octavoMillis = median(millis.octavo)
    const jqMillis = median(millis.jq)
    return { document, octavoMillis, jqMillis, ratio: octavoMillis / jqMillis }
  })
}
