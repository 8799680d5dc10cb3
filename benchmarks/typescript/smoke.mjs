// Has every package encode and decode every workload, without timing them: node smoke.mjs DOCUMENTS

import { contestants } from './contest.mjs';
import { workloads } from './workloads/index.mjs';

/** The official flexbuffers cannot read offsets of 8 bytes, which they write for every map that holds a double. */
const EXPECTED = new Set(['flexbuffers of flatbuffers']);

let [passed, failed] = [0, 0];
for (const workload of Object.keys(workloads)) {
  for (const { peer, fault } of contestants(workload, process.argv[2])) {
    const isRight = (fault === undefined) === !EXPECTED.has(peer);
    if (!isRight) console.log(`${workload}, ${peer}: ${fault ?? 'came back, unexpectedly'}`);
    if (isRight) passed++;
    else failed++;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
