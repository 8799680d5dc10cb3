// octavo/pack and octavo/flex beside JSON and other packages: each workload in a process of its own, on each Node.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command.mjs'

/**
 * A heap so large that V8 marks none of it meanwhile: marking slows whatever writes to objects, and takes the whole of some package's turn.
 * Not for whole documents, which V8 would have in ever new memory then: canada.json takes 8 ms for 0.3 on Node 24.
 */
const heapOf = workload => (workload.endsWith('.json') ? [] : ['--initial-old-space-size=2048'])

const folder = new URL('../typescript/', import.meta.url).pathname

export const typescriptWorkloads = [
  'Ticker', 'Order', 'Book', 'Ticker columns', 'Order columns', 'Book columns',
  'UserProfile', 'ApiResponse', 'TimeSeries', 'MarketData', 'twitter.json', 'canada.json',
]

export function measureTypescript({ build, quick, wanted, progress }) {
  const nodes = [...new Set([process.execPath, readFileSync(join(build, 'node24'), 'utf8').trim()])]
  const workloads = typescriptWorkloads.filter(wanted)
  return {
    versions: versions(),
    nodes: nodes.map(node => {
      const version = run(node, ['--version']).trim()
      return { version, workloads: workloads.map(workload => measured(node, version, workload)) }
    }),
  }

  function measured(node, version, workload) {
    progress(`${workload} on Node ${version}`)
    return JSON.parse(run(node, [...heapOf(workload), join(folder, 'measure.mjs'), workload, join(build, 'documents'), ...(quick ? ['quick'] : [])]))
  }
}

function versions() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return dependencies
}
