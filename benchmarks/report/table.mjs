// Tables in Markdown, and how times and ratios look in them.
export const nanosText = nanos => (nanos === undefined ? '' : nanos < 1e3 ? `${nanos.toFixed(1)} ns` : nanos < 1e6 ? `${(nanos / 1e3).toFixed(1)} µs` : `${(nanos / 1e6).toFixed(2)} ms`)
export const ratioText = ratio => ratio.toFixed(2)

export function table(headings, lines) {
  const align = headings.map((_, column) => (column === 0 ? '---' : '---:'))
  return [headings, align, ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
