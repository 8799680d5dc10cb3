// Plain Java objects: octavo-objects beside its peers, each pair of them in JVMs of its own.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { median, run } from './command.mjs'
import { Jmh } from './jmh.mjs'

export const groups = {
  classes: ['SimpleObject', 'ComplexObject', 'DeepObject'],
  records: ['SimpleRecord', 'ComplexRecord', 'DeepRecord'],
  workloads: ['MarketData', 'ApiResponse', 'SocialGraphDelta'],
}
export const ways = ['encode', 'decode', 'round trip']

/** The rivals that are close have several JVMs each. */
const close = ['hand', 'pack-by-hand', 'octavo-any', 'fory', 'kryo', 'fastjson2']
const far = ['fory-compressed', 'fory-default', 'jackson', 'smile', 'gson', 'protostuff', 'one-nio', 'java-io']
const byHand = ['hand', 'pack-by-hand']
export const yardsticks = ['octavo-any', ...byHand]
export const peers = [...close, ...far].filter(name => !yardsticks.includes(name))

const allowing = '--sun-misc-unsafe-memory-access=allow'
const denying = '--sun-misc-unsafe-memory-access=deny'
export const opening = '--add-opens=java.base/java.lang.invoke=ALL-UNNAMED'

export function measureObjects({ build, quick, rounds, wanted, progress }) {
  const [java25, classPath, java17] = readFileSync(join(build, 'java-command'), 'utf8').split('\n')
  const on25 = new Jmh([java25, classPath], {}, quick, [allowing])
  const on17 = new Jmh([java17, classPath], {}, quick, [])
  const [classes, records, workloads] = Object.values(groups).map(names => names.filter(wanted))
  const all = [...classes, ...records, ...workloads]
  if (all.length === 0) return undefined
  const duels = new Duels(join(build, 'duels'), quick, progress)
  const turns = quick ? 1 : 5
  const roundTrips = flags => JSON.parse(lastLine(new Jmh([java25, classPath], {}, quick, flags).main('octavo.benchmarks.java.RoundTrips', ['SimpleObject'])))

  return {
    turns,
    rows: [classes, records, workloads].filter(subjects => subjects.length)
      .flatMap(subjects => summary(duels.inTurns(on25, quick ? close : [...close, ...far], subjects, turns))),
    polluted: summary([duels.together(on25, ['octavo', ...peers], all)]),
    jdk17: classes.length ? summary(duels.inTurns(on17, close, classes, rounds)) : [],
    threads: classes.length ? threads(on25, classes, quick, rounds, progress) : [],
    startUp: startUp(on25, quick ? 3 : 15, progress),
    denied: roundTrips([denying]),
    opened: roundTrips([denying, opening]),
    versions: versions(classPath),
    jdks: [java25, java17].map(java => run(java, ['--version']).split('\n')[1]),
  }
}

/** Runs contestants that take turns, in JVMs that stay `quick` or until their compiler is quiet. */
class Duels {
  #file
  #quick
  #progress

  constructor(folder, quick, progress) {
    mkdirSync(folder, { recursive: true })
    this.#file = join(folder, 'objects.json')
    this.#quick = quick
    this.#progress = progress
  }

  /** Octavo and one rival a JVM, rival after rival; after the first turn the close ones again. Only the classes are encoded by hand. */
  inTurns(jmh, rivals, subjects, turns) {
    const able = rivals.filter(rival => !byHand.includes(rival) || groups.classes.includes(subjects[0]))
    return Array.from({ length: turns }, (_, turn) => able.filter(rival => turn === 0 || close.includes(rival)).map(rival => {
      this.#progress(`${subjects.join(', ')}: octavo and ${rival} (${turn + 1})`)
      return this.#duel(jmh, ['octavo', rival], subjects, this.#quick ? 3 : 20, this.#quick ? 0.3 : 2)
    })).flat()
  }

  /** All in one JVM. */
  together(jmh, contestants, subjects) {
    this.#progress('All in one JVM')
    return this.#duel(jmh, contestants, subjects, this.#quick ? 20 : 60, this.#quick ? 5 : 20)
  }

  #duel(jmh, contestants, subjects, warmUpSeconds, seconds) {
    rmSync(this.#file, { force: true })
    jmh.main('org.openjdk.jmh.Main', [
      '\\.ObjectDuel\\.', '-v', 'SILENT', '-jvmArgsAppend', `-Dduel=${this.#file}`, '-r', `${seconds * 1e3}ms`,
      '-p', `contestants=${contestants.join('+')}`, '-p', `subjects=${subjects.join('+')}`, '-p', `warmUpSeconds=${warmUpSeconds}`,
    ])
    return JSON.parse(readFileSync(this.#file, 'utf8'))
  }
}

/**
 * What several JVMs found, by subject and contestant: medians of times, and of Octavo's time over the rival's in the same JVM.
 */
export function summary(found) {
  return Object.keys(found[0]).map(subject => {
    const jvms = found.map(bySubject => bySubject[subject])
    for (const { octavo } of jvms) if (octavo.error) throw new Error(`${subject}: octavo: ${octavo.error}`)
    const contestants = {}
    for (const name of new Set(jvms.flatMap(Object.keys))) contestants[name] = together(jvms.filter(jvm => name in jvm), name)
    return { subject, contestants }
  })
}

function together(jvms, name) {
  const { error, bytes, ...tasks } = jvms[0][name]
  if (error) return { error }
  return {
    bytes,
    ...Object.fromEntries(Object.keys(tasks).map(task => [task, {
      nanos: median(jvms.map(jvm => jvm[name][task].nanos)),
      allocated: median(jvms.map(jvm => jvm[name][task].allocated)),
      ratio: median(jvms.map(jvm => jvm.octavo[task].nanos / jvm[name][task].nanos)),
    }])),
  }
}

/** Medians of `rounds` runs. */
function threads(jmh, subjects, quick, rounds, progress) {
  const effort = ['-wi', '2', '-w', '700ms', '-i', quick ? '1' : '2', '-r', quick ? '300ms' : '700ms']
  const found = new Map()
  for (let round = 1; round <= rounds; round++) {
    progress(`Four threads (${round} of ${rounds})`)
    for (const { name: way, params: { subject, contestant }, nanos } of jmh.benchmark('\\.ObjectThreads\\.', ['-p', `subject=${subjects.join()}`, ...effort])) {
      const key = `${subject} ${way}`
      if (!found.has(key)) found.set(key, { subject, way, nanos: {} })
      ;(found.get(key).nanos[contestant] ??= []).push(nanos)
    }
  }
  const inOrder = subjects.flatMap(subject => ['encode', 'decode'].map(way => found.get(`${subject} ${way}`)))
  return inOrder.map(row => ({ ...row, nanos: Object.fromEntries(Object.entries(row.nanos).map(([name, nanos]) => [name, median(nanos)])) }))
}

/** Milliseconds, medians of JVMs that take turns. */
function startUp(jmh, turns, progress) {
  progress('Start-up')
  const found = { octavo: [], fory: [], 'fory-interpreted': [], kryo: [] }
  for (let turn = 0; turn < turns; turn++) {
    for (const name of Object.keys(found)) found[name].push(lastLine(jmh.main('octavo.benchmarks.java.FirstObjects', [name])).split(' ').map(nanos => nanos / 1e6))
  }
  const milestones = ['firstEncoded', 'threeRoundTrips']
  return Object.fromEntries(Object.entries(found).map(([name, times]) =>
    [name, Object.fromEntries(milestones.map((milestone, i) => [milestone, median(times.map(time => time[i]))]))]))
}

/** What a program prints last; libraries log before that. */
const lastLine = text => text.trim().split('\n').at(-1)

/** By name of the library, from the names of the jars. */
const versions = classPath => Object.fromEntries(classPath.split(':').map(path => /^(.*?)-(\d.*)\.jar$/.exec(basename(path))).filter(Boolean).map(([, name, version]) => [name, version]))
