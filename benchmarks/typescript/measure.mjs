// Prints what each package takes in a workload, as JSON: node measure.mjs WORKLOAD DOCUMENTS [quick]

import { measure } from 'mitata';
import { contestants } from './contest.mjs';

const [workload, documents, quick] = process.argv.slice(2);

/** Turns that the packages take, so that a noisy second touches all of them; a figure is the median of its turns' medians. */
const TURNS = quick ? 1 : 3;
/** What V8 compiles late is warmed up with so many calls, unless they take too many milliseconds. canada.json needs 50 on Node 20. */
const WARM_UP = { calls: quick ? 1 : 100, milliseconds: 1000 };
/** Nanoseconds, where they are times. What is quicker than the threshold is timed in batches. */
const EFFORT = { gc: false, min_cpu_time: quick ? 2e6 : 50e6, min_samples: quick ? 2 : 7, batch_threshold: 5000, batch_samples: 1024 };

/** A function that does one operation on the inputs in turns. A text of its own keeps the engine from learning from other calls. */
function inTurns(use, inputs, label) {
  return new Function('use', 'inputs', `let at = 0; return () => use(inputs[at = at + 1 < inputs.length ? at + 1 : 0]); // ${label}`)(use, inputs);
}

function tasksOf({ peer, codec, inputs, messages, fault }) {
  const inputsOf = { encode: inputs, pooled: inputs, decode: fault ? undefined : messages, verify: messages, field: messages };
  const tasks = Object.entries(inputsOf).filter(([task, each]) => codec[task] && each);
  return Object.fromEntries(tasks.map(([task, each]) => [task, inTurns(codec[task], each, `${workload} ${peer} ${task}`)]));
}

function warmUp(use) {
  const end = performance.now() + WARM_UP.milliseconds;
  for (let left = WARM_UP.calls; left > 0 && performance.now() < end; left--) use();
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const rows = contestants(workload, documents).map((contestant) => ({ contestant, tasks: tasksOf(contestant), turns: {} }));
for (const { tasks } of rows) Object.values(tasks).forEach(warmUp);
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
