// octavo/pack and octavo/flex beside JSON and other packages: each workload in processes of its own, on each Node.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, run } from './command.mjs'

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

/**
 * Processes that a workload has; a figure is their median. V8 may decide early that what is made lives long, and keeps to that with such a heap:
 * one process of eight reads a Book in ten times the time.
 */
const PROCESSES = 3

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
    const command = [...heapOf(workload), join(folder, 'measure.mjs'), workload, join(build, 'documents'), ...(quick ? ['quick'] : [])]
    const runs = Array.from({ length: quick ? 1 : PROCESSES }, (_, at) => {
      progress(`${workload} on Node ${version}, process ${at + 1}`)
      return JSON.parse(run(node, command))
    })
    return { ...runs[0], peers: runs[0].peers.map((peer, at) => ({ ...peer, nanos: medians(runs.map(({ peers }) => peers[at].nanos)) })) }
  }
}

/** The median of each task's times. */
function medians(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map(task => [task, median(runs.map(nanos => nanos[task]))]))
}

function versions() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return dependencies
}
