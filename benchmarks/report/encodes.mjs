// Encoding every workload from trees of maps and lists, and what planning the widths costs.

export function measureEncodes({ jmh, wanted, progress }) {
  if (!wanted('encodeTree')) return []
  progress('Encoding the workloads from trees')
  const byWorkload = new Map()
  for (const { name, params, nanos, allocated } of jmh.benchmark('\\.TreeEncoding\\.')) {
    const entry = byWorkload.get(params.workload) ?? { workload: params.workload, nanos: {}, allocated: {} }
    entry.nanos[name] = nanos
    entry.allocated[name] = allocated
    byWorkload.set(params.workload, entry)
  }
  return [...byWorkload.values()].map(entry => ({
    ...entry,
    toFlatbuffersJava: entry.nanos.octavoSpeed / entry.nanos.flatbuffersJava,
    planning: entry.nanos.octavoSize / entry.nanos.octavoSpeed,
  }))
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
