import { test } from "vitest";
import { EvolvingReader, reading, schemaFrame } from "../../src/evolve/index.ts";
import { type Codec, type Decoder, parse } from "../../src/pack/index.ts";
import { mutated, randomOf } from "../fuzz/mutations.ts";
import { accepts, INPUTS } from "../fuzz/survival.ts";
import { packBy } from "../pack/engines.ts";
import { fromHex } from "../pack/vector-values.ts";
import { vectorsOf } from "../pack/vectors.ts";

interface Subject {
  readonly reader: Codec<unknown>;
  readonly decoder: Decoder<unknown>;
  readonly message: Uint8Array;
}

const vectors = vectorsOf("resolution").flatMap(([, each]) => each.filter(({ verdict }) => verdict === "valid"));

const subjects = vectors.map(({ writer, reader, bytes }): Subject => {
  const codec = packBy("closures", parse(reader));
  return { reader: codec, decoder: reading(codec, writer), message: fromHex(bytes) };
});

test("messages are read by another schema or refused however they were changed", { timeout: 1_200_000 }, () => {
  const random = randomOf(20261122);
  for (let left = INPUTS / 5; left > 0; left--) {
    const { decoder, message } = subjects[left % subjects.length]!;
    const changed = mutated(message, random);
    accepts(() => decoder.decode(changed), changed);
  }
});

test("schemas of streams are taken or refused however they were changed", { timeout: 1_200_000 }, () => {
  const random = randomOf(20261123);
  for (let left = INPUTS / 20; left > 0; left--) {
    const { reader, decoder, message } = subjects[left % subjects.length]!;
    const schema = new TextDecoder().decode(mutated(new TextEncoder().encode(decoder.schema), random));
    const told = schemaFrame({ schema });
    const bytes = Uint8Array.of(...told.message, ...message);
    accepts(() => {
      const evolving = new EvolvingReader(reader, () => schema);
      evolving.push(told, () => {});
      evolving.push({ wire: "pack", fingerprint: packBy("closures", parse(schema)).fingerprint, message }, () => {});
    }, bytes);
  }
});
