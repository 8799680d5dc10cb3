import { avro } from './avsc.mjs';
import { bebop } from './bebop.mjs';
import { flatbuffers } from './flexbuffers.mjs';
import { furyjs } from './fury.mjs';
import { json } from './json.mjs';
import { octavos } from './octavo.mjs';
import { protobufEs, protobufJs } from './protobuf.mjs';
import { cborX, msgpackr } from './records.mjs';

/**
 * All that is measured on a workload, by name. `encode` returns bytes, `pooled` writes them into memory that is used again, `decode` takes
 * what `encode` returns; `from` makes of a value as JSON has it one as the package takes it. What `pooled` returns takes no view of the
 * bytes, which some packages could not leave out otherwise; `written` makes it of that. `verify` and `field` are what flex has beside these:
 * a look at the whole message, and at its first field alone.
 */
export function peersOf(workload) {
  return {
    JSON: json,
    ...octavos(workload),
    bebop: bebop(workload),
    avsc: avro(workload),
    msgpackr: msgpackr(workload),
    protobufjs: protobufJs(workload),
    'protobuf-es': protobufEs(workload),
    'cbor-x': cborX(workload),
    fury: furyjs(workload),
    'flexbuffers of flatbuffers': flatbuffers,
  };
}
