// Runs one duel: rivals that take turns in a JVM of their own.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns { nanos, allocated, sizes }: the first two by task, such as `json encode`, the last by rival. */
export function duel({ jmh, build }, subject, name) {
  const folder = join(build, 'duels')
  mkdirSync(folder, { recursive: true })
  jmh.main('org.openjdk.jmh.Main', ['\\.StructDuel\\.', '-f', '1', '-p', `subject=${subject}`, '-p', `duel=${name}`, '-v', 'SILENT', '-jvmArgsAppend', `-Dduels=${folder}`, ...jmh.effort])
  return JSON.parse(readFileSync(join(folder, `${subject}-${name}.json`), 'utf8'))
}
