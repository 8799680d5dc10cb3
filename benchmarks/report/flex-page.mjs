// The tables of flex: the ledger, trees of maps and lists, whole documents and whole processes.
import { rows } from './ledger.mjs'
import { nanosText, ratioText, table } from './table.mjs'

export const ledgerSection = (ledger, image) => '## The ledger\n\n' + image('ledger') + table(
  ['row', 'Octavo', 'C++', 'flatbuffers-java', 'to C++', 'to flatbuffers-java', 'Octavo allocates'],
  ledger.map(({ row, nanos, allocated, toCpp, toFlatbuffersJava }) => [
    rows[row], nanosText(nanos.octavo), nanosText(nanos.cpp), nanosText(nanos.flatbuffersJava), ratioText(toCpp), ratioText(toFlatbuffersJava), `${allocated.octavo} B`,
  ]),
)

export const encodesSection = (encodes, image) => '## Encoding trees of maps and lists\n\nPlanning is the size profile\'s time to the speed profile\'s. All three take turns in one JVM, each profile with classes of its own; figures are medians over the JVMs, and the last column has the ratio in each.\n\n' + image('encodes') + table(
  ['workload', 'Octavo speed', 'Octavo size', 'flatbuffers-java', 'speed to flatbuffers-java', 'planning', 'in each JVM'],
  encodes.map(({ workload, nanos, toFlatbuffersJava, planning, planningOfEach }) => [
    workload, nanosText(nanos.speed), nanosText(nanos.size), nanosText(nanos['flatbuffers-java']), ratioText(toFlatbuffersJava), ratioText(planning), planningOfEach.map(ratioText).join(', '),
  ]),
)

export const throughputSection = throughput => '## Whole documents\n\n' + table(
  ['operation', 'document', 'time', 'allocates'],
  throughput.map(({ operation, document, nanos, allocated }) => [operation, document, nanosText(nanos), `${Math.round(allocated / 1024)} KB`]),
)

export const processesSection = processes => '## Whole processes\n\n' + table(
  ['document', '`octavo convert`', '`jq -c .`', 'ratio'],
  processes.map(({ document, octavoMillis, jqMillis, ratio }) => [document, `${octavoMillis.toFixed(0)} ms`, `${jqMillis.toFixed(0)} ms`, ratioText(ratio)]),
)
