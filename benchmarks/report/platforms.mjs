// One source on the JVM, on Node and as a native binary: the tiers on four fixtures, and the primitive operations.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, run } from './command.mjs'
import { fixtures } from './workloads.mjs'

export const platforms = ['JVM', 'Node', 'Native']

/** The tasks of each process: what kotlinx JSON leaves behind costs whoever allocates next 1.5 times its time on Native (findings/platforms.md). */
const processes = ['^(?!json )', '^json ']

export function measurePlatforms({ build, rounds, wanted, progress }) {
  const commands = readFileSync(join(build, 'platform-commands'), 'utf8').trim().split('\n').map(line => line.split(' '))
  return [...fixtures, 'micro'].filter(wanted).map(subject => {
    const nanos = {}
    for (let round = 1; round <= rounds; round++) {
      platforms.forEach((platform, i) => {
        progress(`${subject} on ${platform} (${round} of ${rounds})`)
        const [program, ...args] = commands[i]
        for (const tasks of processes) {
          for (const [task, time] of parse(run(program, [...args, subject, tasks]))) ((nanos[task] ??= {})[platform] ??= []).push(time)
        }
      })
    }
    for (const times of Object.values(nanos)) for (const platform of Object.keys(times)) times[platform] = median(times[platform])
    return { subject, nanos }
  })
}

const parse = text => text.split('\n').filter(line => line).map(line => line.split('\t')).map(([task, time]) => [task, Number(time)])
