// The workloads as objects: the tiers of Octavo against other formats, and the thirty rows meant to make it look bad.
import { duel } from './duel.mjs'
import { adversarial, workloads } from './workloads.mjs'

/** Each duel runs in a JVM of its own; the rivals in it take turns. */
const duels = ['coders', 'serializer', 'formats', 'fields']

export function measureStructs(shared) {
  const { wanted, progress } = shared
  return [...workloads, ...adversarial].filter(wanted).map(subject => {
    const row = { subject, nanos: {}, allocated: {}, sizes: {} }
    for (const name of workloads.includes(subject) ? duels : duels.filter(name => name !== 'formats')) {
      progress(`${subject}: ${name}`)
      add(row, duel(shared, subject, name))
    }
    return { ...row, ...judged(row) }
  })
}

/** JSON runs in two JVMs, which compile it differently well: its better time counts. */
export function add(row, found) {
  for (const kind of ['nanos', 'allocated', 'sizes']) {
    for (const [task, number] of Object.entries(found[kind])) row[kind][task] = Math.min(number, row[kind][task] ?? number)
  }
}

const bothWays = (nanos, rival) => nanos[`${rival} encode`] + nanos[`${rival} decode`]

/** How many times faster than JSON; and the columns of the adversarial table. */
export function judged({ subject, nanos, sizes }) {
  const speedup = rival => bothWays(nanos, 'json') / bothWays(nanos, rival)
  return {
    isWorkload: workloads.includes(subject),
    generated: speedup('generated'),
    generatedEncode: nanos['json encode'] / nanos['generated encode'],
    generatedDecode: nanos['json decode'] / nanos['generated decode'],
    accelerated: speedup('accelerated'),
    plain: speedup('plain'),
    bestPath: Math.min(nanos['json fields, parsed'], nanos['json fields, searched']) / nanos['accessor fields'],
    size: sizes.json / sizes['generated for size'],
  }
}

export const losses = (rows, column) => rows.filter(row => row[column] < 1).length
