import { describe, expect, test } from "vitest";
import { flex, read, toObject } from "../../src/flex/index.ts";
import { codec, date, defaulted, list, map, nullable, open, type Schema, str, struct, uuid } from "../../src/pack/index.ts";

const ID = "00112233-4455-6677-8899-aabbccddeeff";
const Event = struct({ at: date, id: uuid, seen: list(nullable(date)) });
const event = { at: new Date("2026-11-21T08:00:00Z"), id: ID, seen: [null, new Date(-1)] };
const texts = { at: "2026-11-21T08:00:00Z", id: ID, seen: [null, "1969-12-31T23:59:59.999Z"] };

describe.each(["generated", "closures"] as const)("in flex (%s)", (engine) => {
  const codecOf = <S extends Schema>(type: S) => flex(type, { engine });

  test("dates and UUIDs are their texts, as other languages have them", () => {
    const events = codecOf(Event);
    const message = events.encode(event);
    expect(toObject(message)).toEqual(texts);
    expect(events.decode(message)).toEqual(event);
    expect(events.view(message).at).toEqual(event.at);
    expect(events.view(message).id).toBe(ID);
  });

  // What kotlin.time.Instant has for each.
  test.each([
    ["1970-01-01T00:00:00Z", 0],
    ["2026-11-21T08:00:00.500Z", Date.UTC(2026, 10, 21, 8, 0, 0, 500)],
    ["0000-01-01T00:00:00Z", -62_167_219_200_000],
    ["-0001-12-31T23:59:59.999Z", -62_167_219_200_001],
    ["9999-12-31T23:59:59Z", 253_402_300_799_000],
    ["+10000-01-01T00:00:00Z", 253_402_300_800_000],
    ["+275760-09-13T00:00:00Z", 8.64e15],
    ["-271821-04-20T00:00:00Z", -8.64e15],
  ])("%s is written and read", (text, time) => {
    const dates = codecOf(list(date));
    const message = dates.encode([new Date(time)]);
    expect(read(message).vector.at(0).string).toBe(text);
    expect(dates.decode(message)).toEqual([new Date(time)]);
  });

  test.each([
    ["2026-11-21T08:00:00.123456789Z", "2026-11-21T08:00:00.123Z"],
    ["1969-12-31T23:59:59.9999Z", "1969-12-31T23:59:59.999Z"],
    ["2026-11-21T10:00:00+02:00", "2026-11-21T08:00:00Z"],
    ["2026-12-31T23:00:00.5-02:30", "2027-01-01T01:30:00.500Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"],
  ])("%s is read as %s", (text, of) => {
    const message = flex(list(str)).encode([text]);
    expect(codecOf(list(date)).decode(message)).toEqual([new Date(of)]);
  });

  test.each([
    "",
    "2026",
    "2026-11-21",
    "2026-02-30T00:00:00Z",
    "2023-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "+300000-01-01T00:00:00Z",
    "Nov 21 2026",
  ])("%s is no date", (text) => {
    const message = flex(struct({ at: str })).encode({ at: text });
    expect(() => codecOf(struct({ at: date })).decode(message)).toThrow("mismatch (/at): expected an instant");
  });

  test("what is no date and no UUID is refused", () => {
    const none = { ...event, at: new Date(Number.NaN) };
    expect(() => codecOf(Event).encode(none)).toThrow("mismatch (/at): expected a Date that is valid");
    expect(() => codecOf(Event).encode({ ...event, id: "no" })).toThrow('mismatch (/id): expected a UUID, found "no"');
    expect(() => codecOf(Event).decode(flex(list(str)).encode([]))).toThrow("mismatch");
    const message = flex(struct({ id: str })).encode({ id: "no" });
    expect(() => codecOf(struct({ id: uuid })).decode(message)).toThrow('mismatch (/id): expected a UUID, found "no"');
  });

  test("they are so behind defaults, and in a program's own types", () => {
    const day = codec(
      date,
      (value: { day: number }) => new Date(value.day * 86_400_000),
      (value) => ({ day: value.getTime() / 86_400_000 }),
    );
    const type = open({ day, days: map(str, list(day)) }, { at: defaulted(date, new Date(0)), id: defaulted(uuid, ID) });
    const value = { day: { day: 1 }, days: new Map([["a", [{ day: 2 }]]]), at: new Date(5), id: ID.toUpperCase() };
    const message = codecOf(type).encode(value);
    expect(toObject(message)).toEqual({
      day: "1970-01-02T00:00:00Z",
      days: { a: ["1970-01-03T00:00:00Z"] },
      at: "1970-01-01T00:00:00.005Z",
      id: ID,
    });
    expect(codecOf(type).decode(message)).toEqual({ ...value, id: ID });
    const missing = flex(struct({ day, days: map(str, list(day)) })).encode({ day: { day: 1 }, days: new Map() });
    expect(codecOf(type).decode(missing)).toEqual({ day: { day: 1 }, days: new Map(), at: new Date(0), id: ID });
  });
});
