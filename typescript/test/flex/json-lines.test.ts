import { fromJson, fromJsonLines, fromJsonLinesStream, type JsonLinesLimits, type Limits, toJson } from "octavo/flex";
import { describe, expect, test } from "vitest";

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The texts of the messages before a fault, and the fault. */
interface Outcome {
  texts: string[];
  fault?: unknown;
}

function fromMemory(json: Uint8Array | string, limits?: Limits): Outcome {
  const texts: string[] = [];
  try {
    for (const message of fromJsonLines(json, {}, limits)) texts.push(toJson(message));
  } catch (fault) {
    return { texts, fault };
  }
  return { texts };
}

async function fromStream(pieces: Parameters<typeof fromJsonLinesStream>[0], limits?: JsonLinesLimits): Promise<Outcome> {
  const texts: string[] = [];
  try {
    for await (const message of fromJsonLinesStream(pieces, {}, limits)) texts.push(toJson(message));
  } catch (fault) {
    return { texts, fault };
  }
  return { texts };
}

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    // A producer may use its memory again when it is asked for more.
    const piece = bytes.slice(at, at + size);
    yield piece;
    piece.fill(0x21);
    yield new Uint8Array();
  }
}

/** A stream of the pieces, and why it was cancelled. */
function streamOf(pieces: Iterable<Uint8Array>): { stream: ReadableStream<Uint8Array>; cancelled: () => boolean } {
  let cancelled = false;
  const rest = pieces[Symbol.iterator]();
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = rest.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel() {
      cancelled = true;
    },
  });
  return { stream, cancelled: () => cancelled };
}

const sizes = [1, 2, 3, 7, 1000];

const accepted: [string, string[]][] = [
  ["", []],
  ["\n \r\n\t\n", []],
  ["1", ["1"]],
  ["1\n", ["1"]],
  ["1\r\n2\r\n", ["1", "2"]],
  ['\n1\r\n  \n{"a":[\n2]} \n"x"\n\n[3]', ["1", '{"a":[2]}', '"x"', "[3]"]],
  ['[\n"]\\"[{"\n,\n{"}":"\\\\"}\n]\n"é€😀"\n', ['["]\\"[{",{"}":"\\\\"}]', '"é€😀"']],
];

const refused: [string | Uint8Array, number, number, string[], string][] = [
  ["1\n2 3\n", 4, 2, ["1"], "a line break after the text"],
  ["1\n2\n[", 5, 3, ["1", "2"], "a value"],
  ["1\n2\n\u00003", 4, 3, ["1", "2"], "a value"],
  ["1\n\u000b\n2\n", 2, 2, ["1"], "a value"],
  ["é 1", 0, 1, [], "a value"],
  ["[1,\n2]\n[\n\n}\n3", 10, 5, ["[1,2]"], "a value"],
  ["0\n]", 2, 2, ["0"], "a value"],
  ["0\n1]\n", 3, 2, ["0"], "a line break after the text"],
  ['0\n["a\n"]\n', 5, 2, ["0"], "an escape instead of a control character"],
  ['0\n"a\\\n"\n', 5, 2, ["0"], 'one of "\\/bfnrtu after a backslash'],
  [Uint8Array.of(0x30, 0x0a, 0x22, 0xff, 0x22), 3, 2, ["0"], "UTF-8"],
  ["0\n\ufeff1\n", 2, 2, ["0"], "a value"],
];

describe("lines in memory", () => {
  test.each(accepted)("of %j are texts of their own", (json, texts) => {
    expect(fromMemory(json)).toEqual({ texts });
    expect(fromMemory(utf8(json))).toEqual({ texts });
  });

  test.each(refused)("of %j up to the error are handed on", (json, offset, line, texts, expected) => {
    const found = fromMemory(json);
    expect(found.texts).toEqual(texts);
    expect(found.fault).toMatchObject({
      family: "malformed",
      offset,
      expected,
      found: expect.stringContaining(`in line ${line}, column `),
    });
  });

  test("are no text with a lone surrogate", () => {
    expect(fromMemory('1\n"\ud800"').fault).toMatchObject({ expected: "text without lone surrogates" });
  });

  test("are bytes or text", () => {
    expect(() => [...fromJsonLines([49] as unknown as Uint8Array)]).toThrow(TypeError);
  });

  test("are read by several at once", () => {
    const [one, other] = [fromJsonLines("1\n2\n"), fromJsonLines("[3]\n[4]\n")];
    const texts = [one, other, one, other].map((lines) => toJson(lines.next().value!));
    expect(texts).toEqual(["1", "[3]", "2", "[4]"]);
  });
});

describe("lines of a stream", () => {
  test.each(sizes)("in pieces of %i bytes are those in memory", async (size) => {
    for (const [json] of [...accepted, ...refused]) {
      const bytes = typeof json === "string" ? utf8(json) : json;
      expect(await fromStream(piecesOf(bytes, size))).toEqual(fromMemory(bytes));
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
      expect(await fromStream(streamOf(pieces).stream)).toEqual(fromMemory(bytes));
    }
  });

  test("come before the next piece is asked for", async () => {
    const asked: number[] = [];
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let piece = 0; ; piece++) {
        asked.push(piece);
        yield utf8(`${piece}\n`);
      }
    }
    for await (const message of fromJsonLinesStream(pieces())) if (toJson(message) === "2") break;
    expect(asked).toEqual([0, 1, 2]);
  });

  test("that nobody wants any more are cancelled", async () => {
    function* endless(): Generator<Uint8Array> {
      for (;;) yield utf8("1\n");
    }
    const { stream, cancelled } = streamOf(endless());
    for await (const message of fromJsonLinesStream(stream)) if (toJson(message) === "1") break;
    expect(cancelled()).toBe(true);
    const faulty = streamOf([utf8("1\n]"), utf8("2\n")]);
    expect((await fromStream(faulty.stream)).texts).toEqual(["1"]);
    expect(faulty.cancelled()).toBe(true);
  });

  test("of a stream that fails are those before it", async () => {
    async function* pieces(): AsyncGenerator<Uint8Array> {
      yield utf8("1\n2");
      throw new Error("reset");
    }
    expect(await fromStream(pieces())).toEqual({ texts: ["1"], fault: new Error("reset") });
  });

  test("are bytes", async () => {
    expect((await fromStream(streamOf(["1"] as unknown as Uint8Array[]).stream)).fault).toBeInstanceOf(TypeError);
  });

  test.each(["[", '{"a":', '"', "]", "}"])("collect nothing behind a fault of %s", async (unit) => {
    const limits = { maxDepth: 3 };
    let count = 0;
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (; count < 100; count++) yield utf8(unit === '"' ? '"a\n' : unit);
    }
    expect((await fromStream(pieces(), limits)).fault).toMatchObject({ family: "malformed" });
    expect(count).toBeLessThan(6);
  });

  test.each(['"', " ", "[1,"])("collect no more of %j than the limit, 16 MiB unless told otherwise", async (unit) => {
    let count = 0;
    async function* pieces(size: number): AsyncGenerator<Uint8Array> {
      for (; count < 100; count++) yield utf8(count === 0 ? `1\n${unit}` : " ".repeat(size));
    }
    for (const [size, limits, most] of [
      [8, { maxTextBytes: 20 }, 20],
      [1 << 22, {}, 1 << 24],
    ] as const) {
      count = 0;
      expect(await fromStream(pieces(size), limits)).toEqual({
        texts: ["1"],
        fault: expect.objectContaining({ family: "malformed", offset: 2, expected: `a text of at most ${most} bytes` }),
      });
      expect(count).toBeLessThan(6);
    }
  });

  test("are as long in one piece as in several", async () => {
    for (const size of [1, 4, 100]) {
      expect(await fromStream(piecesOf(utf8("[1]\n[2]"), size), { maxTextBytes: 4 })).toEqual({ texts: ["[1]", "[2]"] });
      expect(await fromStream(piecesOf(utf8("[1]\n[22]\n"), size), { maxTextBytes: 4 })).toMatchObject({
        texts: ["[1]"],
        fault: { offset: 4 },
      });
    }
    expect((await fromStream(piecesOf(utf8("1"), 1), { maxTextBytes: -1 })).fault).toEqual(
      new RangeError("maxTextBytes must be in 0..Infinity, was -1"),
    );
  });

  test("are many, and long", async () => {
    const long = JSON.stringify(Array.from({ length: 50_000 }, (_, i) => `text ${i}`));
    const bytes = utf8(`${long}\n`.repeat(3) + "1\n".repeat(20_000));
    const messages: number[] = [];
    for await (const message of fromJsonLinesStream(piecesOf(bytes, 1 << 16))) messages.push(message.length);
    expect(messages.length).toBe(20_003);
    expect(messages[2]).toBe(fromJson(long).length);
  });
});
