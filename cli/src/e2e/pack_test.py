"""Tests what becomes of pack messages, of frames, and of JSON for them, on all vectors of both."""

import json
import re

from octavo import ROOT, OctavoTest

VECTORS = ROOT / "conformance" / "vectors" / "pack"


def vectors(folder):
    for path in sorted((VECTORS / folder).glob("*.jsonl")):
        for line in path.read_text().splitlines():
            yield json.loads(line)


class PackVectorsTest(OctavoTest):
    def test_every_message_becomes_json_and_back(self):
        count = 0
        for vector in vectors("valid"):
            message = bytes.fromhex(vector["bytes"])
            self.write("a.schema", vector["schema"].encode())
            self.write("a.pack", message)
            options = ["--schema", "@a.schema", "--force"]
            self.check("convert", "a.pack", "a.json", "--non-finite-as-strings", *options)
            self.check("convert", "a.json", "b.pack", *options)
            if vector.get("reencode") == "same" and "{" not in vector["schema"]:
                self.assertEqual((self.folder / "b.pack").read_bytes().hex(), vector["bytes"], vector["name"])
            self.check("convert", "b.pack", "b.json", "--non-finite-as-strings", *options)
            self.assertEqual((self.folder / "b.json").read_bytes(), (self.folder / "a.json").read_bytes(), vector["name"])
            count += 1
        self.assertGreater(count, 600)

    def test_every_malformed_message_is_refused_where_it_is(self):
        count = 0
        for vector in vectors("invalid"):
            if vector["kind"] == "limit":
                continue  # the command goes deeper
            self.write("a.schema", vector["schema"].encode())
            self.write("a.pack", bytes.fromhex(vector["bytes"]))
            place = re.compile(rf"a\.pack: malformed at byte {vector['offset']}[: ]")
            self.assertRegex(self.check("verify", "a.pack", "--schema", "@a.schema", code=1).stdout.decode(), place, vector["name"])
            result = self.octavo("convert", "a.pack", "-", "--schema", "@a.schema")
            self.assertEqual((result.returncode, result.stdout), (1, b""), vector["name"])
            self.assertRegex(result.stderr.decode(), place, vector["name"])
            count += 1
        self.assertGreater(count, 250)

    def test_the_example_of_the_specification(self):
        section = (ROOT / "spec" / "json.md").read_text().split("\n## Pack\n")[1]
        schema, text = section.split("```")[1].strip().splitlines()
        self.write("a.json", text.encode())
        self.check("convert", "a.json", "a.pack", "--schema", schema)
        self.check("convert", "a.pack", "-", "--schema", schema, out=text + "\n")


class FrameVectorsTest(OctavoTest):
    def shown(self, frame):
        checksum = "ok" if frame["checksum"] else "none"
        return [frame["wire"], frame["fingerprint"] or "-", str(len(frame["message"]) // 2), checksum]

    def test_every_stream_is_listed_up_to_its_fault(self):
        count = 0
        for vector in vectors("frame"):
            if vector.get("kind") == "limit":
                continue  # the command takes longer messages
            self.write("a.frames", bytes.fromhex(vector["bytes"]))
            result = self.octavo("frames", "a.frames")
            if vector["verdict"] == "malformed":
                self.assertRegex(result.stderr.decode(), rf"a\.frames: malformed at byte {vector['offset']}[: ]", vector["name"])
            self.assertEqual(result.returncode, 1 if vector["verdict"] == "malformed" else 0, vector["name"])
            shown = [line.split()[2:6] for line in result.stdout.decode().splitlines()[1:]]
            self.assertEqual(shown, [self.shown(frame) for frame in vector["frames"]], vector["name"])
            count += 1
        self.assertGreater(count, 50)


def crowding(most_bits):
    """Hash codes for which a table of Kotlin's doubles again and again, up to 2^most_bits places."""
    for bits in range(4, most_bits):
        first = (12 << bits - 4) - 8
        yield from ((first - row << 32 - bits) * 0x144CBC89 for row in range(5))
        yield ((first << 32 - bits) + 1) * 0x144CBC89


def name_of(code):
    """A name that gives the schema `struct("name":u8)` this hash code of Kotlin's."""
    for char in reversed(' ":u8)'):
        code = (code - ord(char)) * pow(31, -1, 2**32)
    number = (code - sum(ord(char) * 31**power for power, char in enumerate(reversed('struct("0000000')))) % 2**32
    return "".join(chr(ord("0") + number // 31**power % 31) for power in range(6, -1, -1)) + " "


class FramesTest(OctavoTest):
    def lines(self, count):
        return b"".join(json.dumps({"id": i, "name": "x" * (i % 50)}, separators=(",", ":")).encode() + b"\n" for i in range(count))

    def test_json_lines_become_frames_and_back(self):
        lines = self.lines(1000)
        self.write("a.jsonl", lines)
        self.check("convert", "a.jsonl", "a.frames", "--schema", "struct(id:vu64,name:str)", "--write-schema")
        self.check("verify", "a.frames", out="a.frames: ok\n")
        self.check("convert", "a.frames", "-", out=lines.decode())
        self.check("convert", "a.frames", "a.flexl")
        self.check("convert", "a.flexl", "-", out=lines.decode())

    def test_streams_need_constant_memory(self):
        schema = ["--schema", "struct(id:vu64,name:str)"]
        commands = [
            ["convert", "a.jsonl", "a.frames", "--force", *schema],
            ["frames", "a.frames"],
            ["convert", "a.frames", "b.jsonl", "--force", *schema],
            ["verify", "a.frames", *schema],
        ]
        peaks = []
        for count in (5_000, 300_000):
            self.write("a.jsonl", self.lines(count))
            peaks.append([self.peak_kilobytes(*command) for command in commands])
        for few, many in zip(*peaks, strict=True):
            self.assertLess(many, few + 16_000, peaks)

    def test_hostile_schemas_cost_no_more_than_others(self):
        self.write("a.json", {"octavo.schema": "[struct(" + ",".join(f"a{i}:enum(x)" for i in range(10_000)) + ")]"})
        self.check("convert", "a.json", "a.frames", "--schema", 'struct("octavo.schema":str)')
        why = b"octavo: a.frames: malformed at byte 0: expected a schema of fields that take bits, found many that take none\n"
        self.check("convert", "a.frames", "-", code=1, out="", err=why)

    def test_schemas_whose_hash_codes_crowd_take_no_more_room_than_others(self):
        schemas = [json.dumps({"octavo.schema": f'struct("{name_of(code)}":u8)'}) for code in crowding(most_bits=27)]
        self.write("a.jsonl", "\n".join(schemas).encode())
        self.check("convert", "a.jsonl", "a.frames", "--schema", 'struct("octavo.schema":str)')
        self.assertLess(self.peak_kilobytes("verify", "a.frames"), 64_000)

    def test_every_cut_is_malformed_or_ok(self):
        self.write("a.jsonl", self.lines(3))
        self.check("convert", "a.jsonl", "a.frames", "--schema", "struct(id:vu64,name:str)", "--write-schema")
        data = (self.folder / "a.frames").read_bytes()
        for end in range(len(data)):
            for command in [["frames", "-"], ["verify", "--from", "frames", "-"], ["convert", "--from", "frames", "-", "-"]]:
                self.assertIn(self.octavo(*command, stdin=data[:end]).returncode, [0, 1], end)
