// Runs JMH benchmarks, each in a JVM of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, run } from './command.mjs'

export class Jmh {
  /** Options that make a quick run quick. */
  effort
  #java
  #jvmOptions

  /** `flags` are those of the JVM; JDK 17 knows none of ours. */
  constructor([java, classPath], properties, quick, flags = ['--sun-misc-unsafe-memory-access=allow']) {
    this.#java = java
    this.#jvmOptions = [...flags, '-cp', classPath, ...Object.entries(properties).map(([name, value]) => `-D${name}=${value}`)]
    this.effort = quick ? ['-wi', '3', '-w', '500ms', '-i', '3', '-r', '300ms'] : []
  }

  /** Runs a class of ours and returns what it prints. */
  main(className, args = []) {
    return run(this.#java, [...this.#jvmOptions, className, ...args])
  }

  get version() {
    return this.main('octavo.benchmarks.Versions').trim()
  }

  /** Runs the benchmarks whose name matches the pattern in one fork each; returns [{ name, params, nanos, allocated }]. */
  benchmark(pattern, options = this.effort) {
    const folder = mkdtempSync(join(tmpdir(), 'jmh-'))
    try {
      const file = join(folder, 'result.json')
      this.main('org.openjdk.jmh.Main', [pattern, '-f', '1', '-prof', 'gc', '-rf', 'json', '-rff', file, '-v', 'SILENT', ...options])
      return JSON.parse(readFileSync(file, 'utf8')).map(result)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

function result({ benchmark, params = {}, primaryMetric, secondaryMetrics }) {
  return {
    name: benchmark.split('.').at(-1),
    params,
    nanos: median(primaryMetric.rawData.flat()),
    allocated: Math.round(secondaryMetrics['gc.alloc.rate.norm']?.score ?? 0),
  }
}
