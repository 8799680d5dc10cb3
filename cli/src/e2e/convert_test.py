"""Tests what convert makes of documents and streams."""

import json
import os

from octavo import DOCUMENT, OctavoTest


class ConvertTest(OctavoTest):
    def test_round_trip_in_every_profile(self):
        self.write("a.json", DOCUMENT)
        for options in [[], ["--profile", "size"], ["--profile", "size", "--compat"], ["--profile", "reference"]]:
            self.check("convert", "a.json", "a.flex", *options)
            back = self.check("convert", "a.flex", "-").stdout
            self.assertEqual(json.loads(back), DOCUMENT)

    def test_pretty(self):
        self.write("a.json", {"a": [1]})
        self.check("convert", "a.json", "-", "--to", "json", "--pretty", out='{\n  "a": [\n    1\n  ]\n}\n')

    def test_standard_streams(self):
        packed = self.check("convert", "--from", "json", "--to", "flex", "-", "-", stdin=b'{"a":1}').stdout
        self.check("convert", "--from", "flex", "-", "-", stdin=packed, out='{"a":1}\n')

    def test_json_lines_become_a_stream_and_back(self):
        lines = b"".join(json.dumps({"id": i, "name": "x" * (i % 50)}, separators=(",", ":")).encode() + b"\n" for i in range(1000))
        self.write("a.jsonl", lines)
        self.check("convert", "a.jsonl", "a.flexl")
        self.check("verify", "a.flexl", out="a.flexl: ok\n")
        self.check("convert", "a.flexl", "-", out=lines.decode())

    def test_many_files(self):
        (self.folder / "out").mkdir()
        names = [self.write(f"{i}.json", [i]) for i in range(5)]
        self.check("convert", *names, "-o", "out")
        self.assertEqual(sorted(p.name for p in (self.folder / "out").iterdir()), [f"{i}.flex" for i in range(5)])
        self.check("get", "out/3.flex", "/0", out="3\n")

    def test_one_bad_file_of_many_keeps_no_other_from_being_converted(self):
        names = [self.write("a.json", [1]), self.write("bad.json", b"["), self.write("c.json", [3])]
        why = b"octavo: bad.json: malformed at byte 1 (/0): expected a value, found the end in line 1, column 2\n"
        self.check("convert", *names, "-o", "out/", code=1, err=why)
        self.assertEqual(sorted(p.name for p in (self.folder / "out").iterdir()), ["a.flex", "c.flex"])
        self.check("convert", *names, "none.json", "-o", "out/", code=2, err=why + b"octavo: none.json: no such file or directory\n")

    def test_an_unreachable_file_of_many_keeps_no_other_from_being_converted(self):
        self.write("a.json", [1])
        os.symlink("loop.json", self.folder / "loop.json")
        why = b"octavo: loop.json: Too many levels of symbolic links\n"
        self.check("convert", "loop.json", "a.json", "-o", "out/", code=2, err=why)
        self.check("get", "out/a.flex", "/0", out="1\n")

    def test_an_error_takes_no_whole_document_back(self):
        why = b"octavo: -: malformed at byte 7 (/0): expected a value, found the end\n"
        self.check("convert", "--from", "jsonl", "--to", "jsonl", "-", "-", stdin=b"1\n[2]\n[", code=1, out="1\n[2]\n", err=why)
        stream = self.check("convert", "--from", "jsonl", "-", "-", stdin=b'1\n{"a":[2]}\n').stdout
        nan = b"\x06\0\0\0\x00\x00\xc0\x7f\x0e\x04"
        result = self.octavo("convert", "--from", "flexl", "-", "-", stdin=stream + nan)
        self.assertEqual((result.returncode, result.stdout), (1, b'1\n{"a":[2]}\n'))

    def test_one_document_cannot_hold_two(self):
        self.write("a.jsonl", b"1\n2\n")
        why = b"octavo: a.json: cannot hold the several documents of a.jsonl: write .jsonl, .flexl or .frames\n"
        self.check("convert", "a.jsonl", "a.json", code=2, err=why)
        self.assertEqual(self.names(), ["a.jsonl"])

    def test_streams_count_from_their_start(self):
        self.write("a.flexl", b"\x03\0\0\0\x01\x04\x01" + b"\x03\0\0\0zzz")
        why = b"octavo: a.flexl: malformed at byte 13: expected a root width of 1, 2, 4 or 8 that fits, found 122\n"
        for arguments in [["convert", "a.flexl", "-"], ["convert", "a.flexl", "-", "--to", "flexl"], ["stats", "a.flexl"]]:
            self.check(*arguments, code=1, err=why)

    def test_json_lines_need_constant_memory(self):
        line = json.dumps(DOCUMENT).encode() + b"\n"
        peaks = []
        for count in (5_000, 500_000):
            self.write("long.jsonl", line * count)
            peaks.append(self.peak_kilobytes("convert", "long.jsonl", "long.flexl", "--force"))
        self.assertLess(peaks[1], peaks[0] + 16_000, peaks)

    def test_a_long_document_is_streamed(self):
        text = b" " * 65 * 1024 * 1024 + b"[1,2]"
        self.write("long.json", text)
        self.check("convert", "long.json", "long.flex")
        self.check("get", "long.flex", "/1", out="2\n")
        self.assertLess(self.peak_kilobytes("convert", "long.json", "long.flex", "--force"), 40_000)
        self.write("long.json", text + b"x")
        why = f"octavo: long.json: malformed at byte {len(text)}: expected the end after the text, found 'x'\n"
        self.check("convert", "long.json", "long.flex", code=1, err=why.encode())

    def test_progress_when_asked(self):
        self.write("a.json", DOCUMENT)
        result = self.octavo("convert", "a.json", "a.flex", "--progress", "always")
        self.assertIn("100%", result.stderr.decode())
        self.check("convert", "a.json", "a.flex", "--progress", "always", "--quiet")
