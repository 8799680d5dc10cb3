// The tables of the plain Java objects.
import { comparisons, judged } from './objects-targets.mjs'
import { groups, opening, peers, yardsticks } from './objects.mjs'
import { nanosText, ratioText, table } from './table.mjs'

/** Name, jar and settings of each. */
const libraries = {
  fory: ['Fory', 'fory-core', 'generated code, classes registered, not compatible, no references, Java only, numbers in full'],
  'fory-compressed': ['Fory, compressed', 'fory-core', 'the same, numbers compressed, as they are by default'],
  'fory-default': ['Fory, default', 'fory-core', 'as it is built by default: across languages, compatible; classes registered'],
  kryo: ['Kryo', 'kryo', 'classes registered, that of the message known to both sides, no references, buffers kept'],
  fastjson2: ['fastjson2', 'fastjson2', 'JSONB, contexts kept, objects as arrays; records with names, for it cannot read them from arrays'],
  jackson: ['Jackson', 'jackson-databind', 'JSON with Blackbird, fast numbers, readers and writers kept'],
  smile: ['Smile', 'jackson-dataformat-smile', 'Jackson with Blackbird, readers and writers kept'],
  gson: ['Gson', 'gson', 'JSON, to bytes and from them'],
  protostuff: ['protostuff', 'protostuff-runtime', 'its own format, schemas made at run time, buffer kept'],
  'one-nio': ['one-nio', 'one-nio', 'as it comes'],
  'java-io': ['java.io', '', 'the JDK\'s'],
}
const ownNames = { 'fory-interpreted': 'Fory, no generated code', hand: 'by hand', 'pack-by-hand': 'pack by hand', 'octavo-any': 'octavo, any class' }
const nameOf = contestant => libraries[contestant]?.[0] ?? ownNames[contestant] ?? contestant

/** The tasks in words; the second is not every library's. */
const tasks = { encode: 'encode', reuse: 'encode, buffer kept', decode: 'decode', 'round trip': 'round trip' }

export const objectBars = rows => rows.flatMap(({ subject, contestants }) =>
  ['encode', 'decode'].map(way => ({ label: `${subject} ${way}`, ratio: contestants.fory[way].ratio })))

export function objectSections({ turns, rows, polluted, jdk17, threads, startUp, denied, opened, versions, jdks }, image) {
  const hasClasses = rows.some(({ subject }) => groups.classes.includes(subject))
  return [
    '## Plain Java objects\n\n' +
      'Octavo\'s typed coders beside other libraries, and beside its own for objects of any class, which are registered. Octavo and one rival share a JVM and take turns, a batch of 0.2 ms each; a time is the median of the ' +
      'batches. ' +
      (turns > 1 ? `What is by hand, any class, Fory, Kryo and fastjson2 have ${turns} JVMs each, the others one; figures are medians over them. ` : '') + 'Ratios are Octavo\'s time to the rival\'s in the same JVM: below 1, Octavo is faster. Every message was decoded to an ' +
      'equal object before anything was timed. The three workloads have the values of the fixtures. By hand are two: the least that turns these three classes with short ASCII texts into ' +
      'bytes and back, and Octavo\'s own messages, of any values, with all checks. ' +
      `Measured on ${jdks[0]}, where no table says otherwise. The chart is of Octavo's time to Fory's, its fastest settings.\n\n` + image('objects').trimEnd(),
    ...(hasClasses ? [targetTable(rows, startUp)] : []),
    ahead(rows),
    '### Times\n\n' + times(rows, ['octavo', ...yardsticks, ...peers], ({ nanos }) => nanosText(nanos)),
    '### Octavo\'s time to theirs\n\n' + ratios(rows, [...yardsticks, ...peers]),
    '### Bytes of a message\n\n' + perSubject(rows, ({ bytes }) => bytes),
    allocations(rows),
    '### Octavo\'s time to theirs, all classes and libraries in one JVM\n\n' +
      'Where the compiler has seen many classes at each place, it inlines less.\n\n' + ratios(polluted, peers),
    ...(jdk17.length ? [`### Octavo's time to theirs on JDK 17\n\n${jdks[1]}.\n\n` + ratios(jdk17, [...yardsticks, 'fory', 'kryo', 'fastjson2'])] : []),
    ...(threads.length ? [threadTable(threads)] : []),
    startUpTable(startUp),
    peerTable(polluted, denied, opened, versions),
  ]
}

/** A figure that misses its mark is bold. */
const marked = (text, reached) => (reached ? text : `**${text}**`)

function targetTable(rows, startUp) {
  const subjects = rows.filter(({ subject }) => groups.classes.includes(subject)).map(({ subject }) => subject)
  const number = figure => (Number.isInteger(figure) ? `${figure}` : ratioText(figure))
  const limits = cells => [...new Set(cells.map(({ limit }) => number(limit)))].join(', ')
  const start = startUp.octavo.threeRoundTrips / startUp.fory.threeRoundTrips
  return '### Targets\n\nWhat is bold is not reached.\n\n' + table(['', 'at most', ...subjects], [
    ...judged(rows).map(({ name, cells }) => [name, limits(cells), ...cells.map(({ figure, reached }) => marked(number(figure), reached))]),
    ['first round trips of the three in a fresh JVM: of Fory\'s time, which generates code, too', ratioText(0.5), marked(ratioText(start), start <= 0.5), ...subjects.slice(1).map(() => '')],
  ])
}

function ahead(rows) {
  const all = comparisons(rows)
  const behind = all.filter(({ ratio }) => ratio >= 1)
  return '### Ahead of every peer\n\n' + `Octavo is faster in ${all.length - behind.length} of ${all.length} comparisons.` +
    (behind.length ? '\n\n' + table(['behind', 'peer', 'ratio'], behind.map(({ subject, way, peer, ratio }) => [`${subject} ${way}`, nameOf(peer), ratioText(ratio)])) : '')
}

const times = (rows, names, text) => {
  const present = names.filter(name => rows.some(({ contestants }) => contestants[name]))
  return table(['', ...present.map(nameOf)], rows.flatMap(({ subject, contestants }) => Object.entries(tasks).map(([task, words]) => [
    `${subject} ${words}`, ...present.map(name => (contestants[name]?.[task] ? text(contestants[name][task]) : '')),
  ])))
}
const ratios = (rows, names) => times(rows, names, ({ ratio }) => marked(ratioText(ratio), ratio < 1))

const perSubject = (rows, figure) => {
  const names = ['octavo', ...yardsticks, ...peers].filter(name => rows.some(({ contestants }) => contestants[name] && figure(contestants[name]) !== undefined))
  return table(['', ...names.map(nameOf)], rows.map(({ subject, contestants }) => [
    subject, ...names.map(name => (contestants[name] && figure(contestants[name])) ?? ''),
  ]))
}

const allocations = rows => '### Bytes allocated\n\n' + [
  ['To encode into a new array:', 'encode'], ['To encode into a buffer that is kept:', 'reuse'], ['To decode:', 'decode'],
].map(([text, task]) => `${text}\n\n` + perSubject(rows, contestant => contestant[task]?.allocated)).join('\n\n')

const threadTable = threads => '### Four threads\n\n' +
  'On as many cores as the table at the top says. All threads share Octavo\'s coder; Fory and Kryo have an instance each. Millions of operations a second, all threads together.\n\n' +
  table(['', 'octavo', 'Fory', 'Kryo', 'Octavo\'s time to Fory\'s', 'to Kryo\'s'], threads.map(({ subject, way, nanos }) => [
    `${subject} ${way}`, ...['octavo', 'fory', 'kryo'].map(name => (4e3 / nanos[name]).toFixed(1)),
    ...['fory', 'kryo'].map(name => marked(ratioText(nanos.octavo / nanos[name]), nanos.octavo < nanos[name])),
  ]))

const startUpTable = startUp => '### Start-up\n\n' +
  'Milliseconds in a fresh JVM, from before the library is first touched; medians of JVMs that take turns.\n\n' +
  table(['', 'first object encoded', 'three classes encoded and decoded'], Object.entries(startUp).map(([name, { firstEncoded, threeRoundTrips }]) =>
    [nameOf(name), firstEncoded.toFixed(0), threeRoundTrips.toFixed(0)]))

const peerTable = (rows, denied, opened, versions) => '### The libraries\n\n' +
  'All ran with `--sun-misc-unsafe-memory-access=allow`, since JDK 25 warns where nothing is said; no other flag was needed. The last column is about ' +
  `\`deny\`, which later JDKs say by themselves. Octavo ${denied.octavo ? `throws \`${brief(denied.octavo)}\`` : 'runs'} there.\n\n` +
  table(['', 'version', 'settings', 'cannot encode and decode', 'without Unsafe'], Object.entries(libraries).map(([peer, [name, jar, settings]]) => [
    name, versions[jar] ?? '', settings, failures(rows, peer), withoutUnsafe(denied[peer], opened[peer]),
  ]))

const withoutUnsafe = (denied, opened) => (!denied ? 'runs' : opened === '' ? `only with \`${opening}\`` : `\`${brief(denied)}\``)

/** The subjects that a peer fails on, with the first error. */
function failures(rows, peer) {
  const failed = rows.filter(({ contestants }) => contestants[peer]?.error)
  return failed.length ? `${failed.map(({ subject }) => subject).join(', ')}: \`${brief(failed[0].contestants[peer].error)}\`` : ''
}

/** The name of an exception without its package, and the first sentence. */
const brief = error => error.replace(/^[a-z.]*\./, '').split(/[.:] /, 2).join(': ').slice(0, 120)
