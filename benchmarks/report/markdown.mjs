// The results as a page to read.
import { rows } from './ledger.mjs'
import { objectSections } from './objects-page.mjs'
import { packSection } from './pack-page.mjs'
import { platformSections } from './platforms-page.mjs'
import { structsSections } from './structs-page.mjs'

export const nanosText = nanos => (nanos === undefined ? '' : nanos < 1e3 ? `${nanos.toFixed(1)} ns` : nanos < 1e6 ? `${(nanos / 1e3).toFixed(1)} µs` : `${(nanos / 1e6).toFixed(2)} ms`)
export const ratioText = ratio => ratio.toFixed(2)

export function table(headings, lines) {
  const align = headings.map((_, column) => (column === 0 ? '---' : '---:'))
  return [headings, align, ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/** One section a measurement made; `charts` are the names of the SVG files by section. */
export function markdown(results, charts) {
  const { machine, command, date, rounds, quick } = results
  const image = section => (charts[section] ? `![${section}](${charts[section]})\n\n` : '')
  const sections = [
    `# Benchmarks of ${date}\n\n` +
      table(['', ''], Object.entries({ ...machine, command: `\`${command}\`` })) +
      `\n\nMedians of ${rounds} ${rounds === 1 ? 'run' : 'runs'}, the peers in turns; of structs one run, medians of its batches; of plain Java objects as their section says${quick ? '; a quick run, for orientation only' : ''}. Ratios are of times: below 1, Octavo is faster, where a table does not say otherwise.`,
  ]
  if (results.ledger?.length) {
    sections.push('## The ledger\n\n' + image('ledger') + table(
      ['row', 'Octavo', 'C++', 'flatbuffers-java', 'to C++', 'to flatbuffers-java', 'Octavo allocates'],
      results.ledger.map(({ row, nanos, allocated, toCpp, toFlatbuffersJava }) => [
        rows[row], nanosText(nanos.octavo), nanosText(nanos.cpp), nanosText(nanos.flatbuffersJava), ratioText(toCpp), ratioText(toFlatbuffersJava), `${allocated.octavo} B`,
      ]),
    ))
  }
  if (results.encodes?.length) {
    sections.push('## Encoding trees of maps and lists\n\nPlanning is the size profile\'s time to the speed profile\'s.\n\n' + image('encodes') + table(
      ['workload', 'Octavo speed', 'Octavo size', 'flatbuffers-java', 'speed to flatbuffers-java', 'planning'],
      results.encodes.map(({ workload, nanos, toFlatbuffersJava, planning }) => [
        workload, nanosText(nanos.octavoSpeed), nanosText(nanos.octavoSize), nanosText(nanos.flatbuffersJava), ratioText(toFlatbuffersJava), ratioText(planning),
      ]),
    ))
  }
  if (results.throughput?.length) {
    sections.push('## Whole documents\n\n' + table(
      ['operation', 'document', 'time', 'allocates'],
      results.throughput.map(({ operation, document, nanos, allocated }) => [operation, document, nanosText(nanos), `${Math.round(allocated / 1024)} KB`]),
    ))
  }
  if (results.processes?.length) {
    sections.push('## Whole processes\n\n' + table(
      ['document', '`octavo convert`', '`jq -c .`', 'ratio'],
      results.processes.map(({ document, octavoMillis, jqMillis, ratio }) => [document, `${octavoMillis.toFixed(0)} ms`, `${jqMillis.toFixed(0)} ms`, ratioText(ratio)]),
    ))
  }
  if (results.structs?.length) sections.push(...structsSections(results.structs, image))
  if (results.pack?.length) sections.push(packSection(results.pack, image))
  if (results.platforms?.length) sections.push(...platformSections(results.platforms, image))
  if (results.objects) sections.push(...objectSections(results.objects, image))
  return sections.join('\n\n') + '\n'
}
