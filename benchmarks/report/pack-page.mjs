// The table of the pack coders.
import { nanosText, ratioText, table } from './table.mjs'

export const packSection = (rows, image) => '## Pack coders beside flex coders and Fory\n\n' +
  'Flex in the speed profile; Fory with generated code, registered classes and numbers in full, without references. The last two columns are encoding and decoding together: below 1, pack is faster.\n\n' +
  image('pack') +
  table(['workload', 'pack encodes', 'flex', 'Fory', 'pack decodes', 'flex', 'Fory', 'pack bytes', 'flex', 'Fory', 'to flex', 'to Fory'], rows.map(line))

const rivals = ['packed', 'generated', 'fory']

const line = ({ subject, nanos, sizes, toFlex, toFory }) => [
  subject,
  ...['encode', 'decode'].flatMap(way => rivals.map(rival => nanosText(nanos[`${rival} ${way}`]))),
  ...rivals.map(rival => sizes[rival]),
  ratioText(toFlex), ratioText(toFory),
]
