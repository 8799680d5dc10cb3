/**
 * Says where an error comes from, as Vite shows it: the first line of its stack that is of one of these files. What Vite throws itself says
 * so already. To be called while the module runner maps stacks.
 */
export function located(error: unknown, files: ReadonlySet<string>): unknown {
  if (!(error instanceof Error) || "loc" in error) return error;
  for (const [, file, line, column] of error.stack!.matchAll(/^ +at (?:.*\()?(.*?):(\d+):(\d+)\)?$/gm))
    if (files.has(file!)) return Object.assign(error, { id: file, loc: { file, line: Number(line), column: Number(column) - 1 } });
  return error;
}
