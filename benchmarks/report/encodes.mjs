// Encoding every workload from trees of maps and lists, and what planning the widths costs.
import { median } from './command.mjs'
import { duel } from './duel.mjs'
import { workloads } from './workloads.mjs'

/**
 * Both profiles and flatbuffers-java take turns in one JVM, each with its own copy of the classes; figures are medians over some JVMs,
 * since a compiler does not always decide alike, and ratios are taken in each.
 */
export function measureEncodes(shared) {
  const { wanted, progress, rounds } = shared
  return workloads.filter(wanted).map(workload => {
    const jvms = Array.from({ length: rounds }, (_, i) => {
      progress(`${workload}: trees (${i + 1} of ${rounds})`)
      return duel(shared, workload, 'trees')
    })
    const each = value => jvms.map(({ nanos }) => value(nanos))
    return {
      workload,
      nanos: medians(jvms.map(jvm => jvm.nanos)),
      allocated: medians(jvms.map(jvm => jvm.allocated)),
      toFlatbuffersJava: median(each(nanos => nanos.speed / nanos['flatbuffers-java'])),
      planning: median(each(planning)),
      planningOfEach: each(planning),
    }
  })
}

const planning = nanos => nanos.size / nanos.speed

/** The median over some JVMs of each number. */
const medians = found => Object.fromEntries(Object.keys(found[0]).map(name => [name, median(found.map(numbers => numbers[name]))]))

export function measureThroughput({ jmh, wanted, progress }) {
  if (!wanted('throughput')) return []
  progress('Converting, verifying and decoding twitter.json and canada.json')
  return jmh.benchmark('\\.DocumentThroughput\\.').map(({ name, params, nanos, allocated }) => ({
    operation: name,
    document: params.document,
    nanos,
    allocated,
  }))
}
