// The workloads as objects: the tiers of Octavo against other formats, and the thirty rows meant to make it look bad.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adversarial, workloads } from './workloads.mjs'

/** Each duel runs in a JVM of its own; the rivals in it take turns. */
const duels = ['coders', 'serializer', 'formats']

export function measureStructs({ jmh, build, wanted, progress }) {
  const folder = join(build, 'duels')
  mkdirSync(folder, { recursive: true })
  return [...workloads, ...adversarial].filter(wanted).map(subject => {
    const row = { subject, nanos: {}, allocated: {}, sizes: {}, beside: {} }
    for (const duel of workloads.includes(subject) ? duels : duels.filter(duel => duel !== 'formats')) {
      progress(`${subject}: ${duel}`)
      jmh.main('org.openjdk.jmh.Main', ['\\.StructDuel\\.', '-f', '1', '-p', `subject=${subject}`, '-p', `duel=${duel}`, '-v', 'SILENT', '-jvmArgsAppend', `-Dduels=${folder}`, ...jmh.effort])
      const found = JSON.parse(readFileSync(join(folder, `${subject}-${duel}.json`), 'utf8'))
      for (const kind of ['nanos', 'allocated', 'sizes']) row[kind] = { ...found[kind], ...row[kind] }
      row.beside[duel] = bothWays(found.nanos, 'json')
    }
    return { ...row, ...judged(row) }
  })
}

const bothWays = (nanos, rival) => nanos[`${rival} encode`] + nanos[`${rival} decode`]

/** How many times faster than JSON in the same JVM; and the columns of the adversarial table. */
function judged({ subject, nanos, sizes, beside }) {
  const speedup = (rival, duel) => beside[duel] / bothWays(nanos, rival)
  return {
    isWorkload: workloads.includes(subject),
    generated: speedup('generated', 'coders'),
    generatedEncode: nanos['json encode'] / nanos['generated encode'],
    generatedDecode: nanos['json decode'] / nanos['generated decode'],
    accelerated: speedup('accelerated', 'coders'),
    plain: speedup('plain', 'serializer'),
    size: sizes.json / sizes['generated for size'],
  }
}

export const losses = (rows, column) => rows.filter(row => row[column] < 1).length
