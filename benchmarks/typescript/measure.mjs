// Prints what each package takes in a workload, as JSON: node measure.mjs WORKLOAD DOCUMENTS [quick]

import { measure } from 'mitata';
import { median } from '../report/command.mjs';
import { contestants } from './contest.mjs';

const [workload, documents, quick] = process.argv.slice(2);

/** What V8 compiles late is warmed up by so many calls in a row, and for so many milliseconds. canada.json needs 50 calls on Node 20. */
const WARM_UP = quick ? { calls: 1, least: 0, most: 1000 } : { calls: 32, least: 150, most: 1500 };
/** Turns that all calls take: a machine may be half as fast for a second, and the first turn touches memory for the first time, 2 µs a page here. */
const TURNS = quick ? 1 : 7;
/** How long a turn takes at least, in nanoseconds and samples. */
const EFFORT = { gc: false, min_cpu_time: quick ? 2e6 : 30e6, min_samples: 2 };
/** Samples of what is quick have as many calls as take so many nanoseconds: the clock itself takes 50. */
const SAMPLE = 50_000;

/**
 * A function that does one operation on the inputs in turns. A text of its own keeps the engine from learning from other calls; what
 * comes out is kept until the next call, or the engine would leave out making it.
 */
function inTurns(use, inputs, label) {
  const source = 'let at = 0, kept; return () => { kept = use(inputs[at = at + 1 < inputs.length ? at + 1 : 0]); };';
  return new Function('use', 'inputs', `${source} // ${label}`)(use, inputs);
}

function tasksOf({ peer, codec, inputs, messages, fault }) {
  const inputsOf = { encode: inputs, pooled: inputs, decode: fault ? undefined : messages, verify: messages, field: messages };
  const tasks = Object.entries(inputsOf).filter(([task, each]) => codec[task] && each);
  return tasks.map(([task, each]) => ({ task, use: inTurns(codec[task], each, `${workload} ${peer} ${task}`), turns: [] }));
}

/** Calls it twice as often each time, and returns how many nanoseconds a call took the last time. */
function warmUp(use) {
  const start = performance.now();
  for (let calls = 1; ; calls *= 2) {
    const from = performance.now();
    for (let i = 0; i < calls; i++) use();
    const end = performance.now();
    const isWarm = calls >= WARM_UP.calls && end - start >= WARM_UP.least;
    if (isWarm || end - start >= WARM_UP.most) return (1e6 * (end - from)) / calls;
  }
}

/** As mitata has it: by itself it would time calls one by one if the first of them happens to take long. */
function samplesOf(nanos) {
  const calls = 4 * Math.ceil(SAMPLE / nanos / 4); // its loop is unrolled
  const threshold = nanos < SAMPLE ? Infinity : -1;
  return { batch_samples: calls, batch_threshold: threshold, warmup_threshold: threshold };
}

const rows = contestants(workload, documents).map((contestant) => ({ ...contestant, tasks: tasksOf(contestant) }));
const all = rows.flatMap(({ tasks }) => tasks);
for (const task of all) task.samples = samplesOf(warmUp(task.use));
for (let turn = 0; turn < TURNS; turn++) {
  for (const { use, samples, turns } of all) turns.push((await measure(use, { ...EFFORT, ...samples })).p50);
}
const peers = rows.map(({ peer, bytes, fault, tasks }) => ({
  peer,
  bytes,
  fault,
  nanos: Object.fromEntries(tasks.map(({ task, turns }) => [task, median(turns)])),
}));
console.log(JSON.stringify({ workload, count: rows[0].inputs.length, peers }));
