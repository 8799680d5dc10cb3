import { comesBack } from './comes-back.mjs';
import { peersOf } from './peers/index.mjs';
import { valuesOf, workloads } from './workloads/index.mjs';

/** What a peer does in a workload: its inputs, and whether all of them came back. */
export function contestants(name, documents) {
  const workload = workloads[name];
  const values = valuesOf(workload, documents);
  return Object.entries(peersOf(workload)).map(([peer, codec]) => contestant(peer, codec, values));
}

function contestant(peer, { from = (value) => value, ...codec }, values) {
  const inputs = values.map(from);
  const messages = inputs.map((input) => ownMemory(codec.encode(input)));
  const bytes = Buffer.byteLength(messages[0]);
  return { peer, codec, inputs, messages, bytes, fault: faultOf(codec, inputs, messages) };
}

/** How a peer fails to read what it wrote. */
function faultOf({ encode, pooled, written, decode }, inputs, messages) {
  try {
    // Later messages may depend on what the first ones taught.
    if (!inputs.every((input, at) => comesBack(input, decode(messages[at])))) return 'a value does not come back';
    if (!inputs.every((input) => comesBack(input, decode(encode(input))))) return 'a value does not come back twice';
    const isPooledRight = !pooled || inputs.every((input) => comesBack(input, decode(ownMemory(written(pooled(input))))));
    return isPooledRight ? undefined : 'a value does not come back from memory that is used again';
  } catch (error) {
    return error.message;
  }
}

/** A message in memory that no later one overwrites. */
function ownMemory(message) {
  if (typeof message === 'string') return message;
  return Buffer.isBuffer(message) ? Buffer.from(message) : Uint8Array.from(message);
}
