// The tables of the platforms, with what the reference publishes beside them.
import { nanosText, ratioText, table } from './markdown.mjs'
import { platforms } from './platforms.mjs'

const cells = (times, text) => platforms.map(platform => (times[platform] === undefined ? '' : text(times[platform])))

export function platformSections(subjects) {
  const fixtures = subjects.filter(({ subject }) => subject !== 'micro')
  const micro = subjects.find(({ subject }) => subject === 'micro')
  return [
    ...(fixtures.length ? [summary(fixtures), ...fixtures.map(tiers)] : []),
    ...(micro ? [operations(micro)] : []),
  ]
}

const tiers = ({ subject, nanos }) => `### ${subject}\n\n` +
  table(['task', ...platforms, 'Native to JVM'], Object.entries(nanos).map(([task, times]) => [
    task, ...cells(times, nanosText), times.Native ? ratioText(times.Native / times.JVM) : '',
  ]))

const summary = fixtures => '## Platforms\n\n' +
  'The generated coder, encoding and decoding together: how many times faster it is than kotlinx JSON on each platform; its speed on Node as a share of ' +
  'that of the engine\'s own JSON on plain objects; its time as a native binary over that on the JVM.\n\n' +
  table(['fixture', ...platforms.map(platform => `${platform}: to kotlinx JSON`), 'Node: to JSON.parse/stringify', 'Native time to JVM'], [
    ...fixtures.map(({ subject, nanos }) => {
      const both = (rival, platform) => nanos[`${rival} encode`][platform] + nanos[`${rival} decode`][platform]
      const engine = nanos['JSON.stringify encode'].Node + nanos['JSON.parse decode'].Node
      return [
        subject, ...platforms.map(platform => ratioText(both('json', platform) / both('generated', platform))),
        ratioText(engine / both('generated', 'Node')), ratioText(both('generated', 'Native') / both('generated', 'JVM')),
      ]
    }),
    ['reference', '0.9 to 10.8', '', '', '0.4 to 0.7', '2.4 to 4.5'],
  ])

const operations = ({ nanos }) => '## Primitive operations\n\n' +
  table(['operation', ...platforms], Object.entries(nanos).map(([task, times]) => [task, ...cells(times, nanosText)]))
