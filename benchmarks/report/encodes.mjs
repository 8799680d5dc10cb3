// Encoding every workload from trees of maps and lists, and what planning the widths costs.
import { duel } from './duel.mjs'
import { workloads } from './workloads.mjs'

/** Both profiles and flatbuffers-java take turns in one JVM, each with its own copy of the classes. */
export function measureEncodes(shared) {
  const { wanted, progress } = shared
  return workloads.filter(wanted).map(workload => {
    progress(`${workload}: trees`)
    const { nanos, allocated } = duel(shared, workload, 'trees')
    return { workload, nanos, allocated, toFlatbuffersJava: nanos.speed / nanos['flatbuffers-java'], planning: nanos.size / nanos.speed }
  })
}

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
