// Runs other programs and reads what they print.
import { execFileSync, spawnSync } from 'node:child_process'

/** Runs a program and returns its standard output; its errors go to ours. */
export function run(program, args = [], options = {}) {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28, ...options })
}

/** Runs a program, throwing its output away, and returns the milliseconds it took. */
export function millisOf(program, args) {
  const start = process.hrtime.bigint()
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`)
  return Number(process.hrtime.bigint() - start) / 1e6
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
