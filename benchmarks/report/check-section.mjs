// Ends with an error where nothing is measured by a name; the builds before a measurement take minutes.
//
//   node check-section.mjs SECTION
import { sections } from './sections.mjs'

const [name] = process.argv.slice(2)
if (!Object.hasOwn(sections, name)) {
  process.stderr.write(`ONLY is one of ${Object.keys(sections).join(', ')}, not ${name}\n`)
  process.exit(2)
}
