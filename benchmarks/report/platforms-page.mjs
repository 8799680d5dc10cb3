// The tables of the platforms, with what the reference publishes beside them.
import { platforms } from './platforms.mjs'
import { nanosText, ratioText, table } from './table.mjs'

const cells = (times, text) => platforms.map(platform => (times[platform] === undefined ? '' : text(times[platform])))

const isFixture = ({ subject }) => subject !== 'micro'
const both = (nanos, rival, platform) => nanos[`${rival} encode`][platform] + nanos[`${rival} decode`][platform]
const engine = nanos => nanos['JSON.stringify encode'].Node + nanos['JSON.parse decode'].Node

/** The generated coder's time over that of the engine's JSON, on Node. */
export const platformBars = subjects => subjects.filter(isFixture)
  .map(({ subject, nanos }) => ({ label: subject, ratio: both(nanos, 'generated', 'Node') / engine(nanos) }))

export function platformSections(subjects, image) {
  const fixtures = subjects.filter(isFixture)
  const micro = subjects.find(subject => !isFixture(subject))
  return [
    ...(fixtures.length ? [summary(fixtures, image), ...fixtures.map(tiers)] : []),
    ...(micro ? [operations(micro)] : []),
  ]
}

const tiers = ({ subject, nanos }) => `### ${subject}\n\n` +
  table(['task', ...platforms, 'Native to JVM'], Object.entries(nanos).map(([task, times]) => [
    task, ...cells(times, nanosText), times.Native ? ratioText(times.Native / times.JVM) : '',
  ]))

const summary = (fixtures, image) => '## Platforms\n\n' +
  'The generated coder, encoding and decoding together: how many times faster it is than kotlinx JSON on each platform; its speed on Node as a share of ' +
  'that of the engine\'s own JSON on plain objects, and that of the pack coder; its time as a native binary over that on the JVM. The chart has the time on Node over the engine\'s.\n\n' + image('platforms') +
  table(['fixture', ...platforms.map(platform => `${platform}: to kotlinx JSON`), 'Node: to JSON.parse/stringify', 'Node: pack to JSON.parse/stringify', 'Native time to JVM'], [
    ...fixtures.map(({ subject, nanos }) => [
      subject, ...platforms.map(platform => ratioText(both(nanos, 'json', platform) / both(nanos, 'generated', platform))),
      ratioText(engine(nanos) / both(nanos, 'generated', 'Node')), ratioText(engine(nanos) / both(nanos, 'pack', 'Node')),
      ratioText(both(nanos, 'generated', 'Native') / both(nanos, 'generated', 'JVM')),
    ]),
    ['reference', '0.9 to 10.8', '', '', '0.4 to 0.7', '', '2.4 to 4.5'],
  ])

const operations = ({ nanos }) => '## Primitive operations\n\n' +
  table(['operation', ...platforms], Object.entries(nanos).map(([task, times]) => [task, ...cells(times, nanosText)]))
