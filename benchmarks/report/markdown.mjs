// The results as a page to read.
import { encodesSection, ledgerSection, processesSection, throughputSection } from './flex-page.mjs'
import { objectSections } from './objects-page.mjs'
import { packSection } from './pack-page.mjs'
import { platformSections } from './platforms-page.mjs'
import { structsSections } from './structs-page.mjs'
import { table } from './table.mjs'
import { typescriptSections } from './typescript-page.mjs'

/** One section a measurement made; `charts` are the names of the SVG files by section. */
export function markdown(results, charts) {
  const { machine, command, date, rounds, quick } = results
  const image = section => (charts[section] ? `![${section}](${charts[section]})\n\n` : '')
  const sections = [
    `# Benchmarks of ${date}\n\n` +
      table(['', ''], Object.entries({ ...machine, command: `\`${command}\`` })) +
      `\n\nMedians of ${rounds} ${rounds === 1 ? 'run' : 'runs'}, the peers in turns; of structs one run, medians of its batches; of plain Java objects and of TypeScript as their sections say${quick ? '; a quick run, for orientation only' : ''}. Ratios are of times: below 1, Octavo is faster, where a table does not say otherwise.`,
  ]
  if (results.ledger?.length) sections.push(ledgerSection(results.ledger, image))
  if (results.encodes?.length) sections.push(encodesSection(results.encodes, image))
  if (results.throughput?.length) sections.push(throughputSection(results.throughput))
  if (results.processes?.length) sections.push(processesSection(results.processes))
  if (results.structs?.length) sections.push(...structsSections(results.structs, image))
  if (results.pack?.length) sections.push(packSection(results.pack, image))
  if (results.platforms?.length) sections.push(...platformSections(results.platforms, image))
  if (results.objects) sections.push(...objectSections(results.objects, image))
  if (results.typescript) sections.push(...typescriptSections(results.typescript, image))
  return sections.join('\n\n') + '\n'
}
