// Prints what each package takes in a workload, as JSON: node measure.mjs WORKLOAD DOCUMENTS [quick]

import { measure } from 'mitata';
import { contestants } from './contest.mjs';

const [workload, documents, quick] = process.argv.slice(2);

/** Turns that the packages take, so that a noisy second touches all of them; a figure is the median of its turns' medians. */
const TURNS = quick ? 1 : 3;
/** Nanoseconds, where they are times. What is quicker than the threshold is timed in batches. */
const EFFORT = { gc: false, min_cpu_time: quick ? 2e6 : 50e6, min_samples: quick ? 2 : 5, batch_threshold: 5000, batch_samples: 1024 };

/** A function that does one operation on the inputs in turns. A text of its own keeps the engine from learning from other calls. */
function inTurns(use, inputs, label) {
  return new Function('use', 'inputs', `let at = 0; return () => use(inputs[at = at + 1 < inputs.length ? at + 1 : 0]); // ${label}`)(use, inputs);
}

function tasksOf({ peer, codec: { encode, pooled, decode }, inputs, messages, fault }) {
  const label = (task) => `${workload} ${peer} ${task}`;
  return {
    encode: inTurns(encode, inputs, label('encode')),
    ...(pooled && { pooled: inTurns(pooled, inputs, label('pooled')) }),
    ...(!fault && { decode: inTurns(decode, messages, label('decode')) }),
  };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const rows = contestants(workload, documents).map((contestant) => ({ contestant, tasks: tasksOf(contestant), turns: {} }));
for (let turn = 0; turn < TURNS; turn++) {
  for (const { tasks, turns } of rows) {
    for (const [task, use] of Object.entries(tasks)) (turns[task] ??= []).push((await measure(use, { ...EFFORT })).p50);
  }
}
const peers = rows.map(({ contestant: { peer, bytes, fault }, turns }) => ({
  peer,
  bytes,
  fault,
  nanos: Object.fromEntries(Object.entries(turns).map(([task, times]) => [task, median(times)])),
}));
console.log(JSON.stringify({ workload, count: rows[0].contestant.inputs.length, peers }));
