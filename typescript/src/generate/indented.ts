/** Lines with their braces indented. */
export function indented(lines: readonly string[]): string {
  let depth = 0;
  const made = lines.map((line) => {
    if (/^[}\])]/.test(line)) depth--;
    const shown = line && "  ".repeat(Math.max(depth, 0)) + line;
    if (/[{[(]$/.test(line)) depth++;
    return shown;
  });
  return made.join("\n");
}
