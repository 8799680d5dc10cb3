// What is measured, by the names that ONLY may have.
import { measureEncodes, measureThroughput } from './encodes.mjs'
import { measureLedger } from './ledger.mjs'
import { measureObjects } from './objects.mjs'
import { measurePack } from './pack.mjs'
import { measurePlatforms } from './platforms.mjs'
import { measureProcesses } from './processes.mjs'
import { measureStructs } from './structs.mjs'
import { measureTypescript } from './typescript.mjs'

export const sections = {
  ledger: measureLedger,
  encodes: measureEncodes,
  throughput: measureThroughput,
  processes: measureProcesses,
  structs: measureStructs,
  pack: measurePack,
  platforms: measurePlatforms,
  objects: measureObjects,
  typescript: measureTypescript,
}
