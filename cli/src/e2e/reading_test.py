"""Tests the commands that read messages: verify, get, inspect, stats and diff."""

import re

from octavo import DOCUMENT, OctavoTest


class VerifyTest(OctavoTest):
    def test_one_line_a_file(self):
        self.flex("good.flex", DOCUMENT)
        self.write("bad.flex", b"\x00\x04\x03")
        result = self.check("verify", "good.flex", "bad.flex", code=1)
        self.assertRegex(result.stdout.decode(), r"^good\.flex: ok\nbad\.flex: malformed at byte \d+: expected [^\n]+\n$")

    def test_unreadable_files_are_trouble(self):
        self.flex("good.flex", 1)
        self.check("verify", "none", "good.flex", code=2, out="good.flex: ok\n", err=b"octavo: none: no such file or directory\n")
        self.check("verify", ".", code=2, out="", err=b"octavo: .: is a directory\n")

    def test_streams_count_from_their_start(self):
        self.write("a.flexl", b"\x03\0\0\0\x01\x04\x01" + b"\x05\0\0\0\x01")
        self.check("verify", "a.flexl", code=1, out="a.flexl: malformed at byte 11: expected a message of 5 bytes, found 1 bytes\n")

    def test_every_cut_is_malformed_or_ok(self):
        data = (self.folder / self.flex("a.flex", DOCUMENT)).read_bytes()
        for end in range(0, len(data), 7):
            self.assertIn(self.octavo("verify", "-", stdin=data[:end]).returncode, [0, 1], end)


class GetTest(OctavoTest):
    def test_finds_values(self):
        self.flex("a.flex", DOCUMENT)
        self.check("get", "a.flex", "/name", out='"Ann"\n')
        self.check("get", "--raw", "a.flex", "/name", out="Ann\n")
        self.check("get", "a.flex", "/deep/x/0", out='{"y":true}\n')
        self.check("get", "a.flex", "/scores/1", out="2.25\n")
        self.check("get", "a.flex", "/none", out="null\n")
        self.check("get", "source.json", "/tags/1", out='"b"\n')

    def test_a_file_over_2_gib_is_not_loaded(self):
        message = (self.folder / self.flex("small.flex", DOCUMENT)).read_bytes()
        with open(self.folder / "large.flex", "wb") as file:
            file.seek(3 << 30)  # the root is at the end: what is before it counts as well as zeros
            file.write(message)
        self.check("get", "large.flex", "/deep/x/0", out='{"y":true}\n')
        self.check("get", "large.flex", "/big", out=f"{2**63}\n")
        self.check("get", "large.flex", "", out=self.check("get", "small.flex", "").stdout.decode())
        self.assertLess(self.peak_kilobytes("get", "large.flex", "/name"), 64_000)

    def test_says_what_is_missing(self):
        self.flex("a.flex", DOCUMENT)
        for pointer, why in {
            "/nobody": 'nothing at /nobody: the document has no key "nobody"',
            "/tags/2": "nothing at /tags/2: /tags has 2 elements",
            "/tags/x": 'nothing at /tags/x: /tags is a vector, and "x" is no index',
            "/name/x": "nothing at /name/x: /name is neither a map nor a vector",
        }.items():
            self.check("get", "a.flex", pointer, code=1, out="", err=f"octavo: a.flex: {why}\n".encode())


class InspectTest(OctavoTest):
    def test_tree(self):
        self.flex("a.flex", {"a": 1, "b": "hi"})
        lines = self.check("inspect", "a.flex").stdout.decode().splitlines()
        self.assertEqual(lines[0], "  offset    bytes  value")
        self.assertEqual([line[19:] for line in lines[1:]], ["map of 2", '  "a": int 1', '  "b": string "hi"'])

    def test_hex_shows_every_byte(self):
        for profile in ["speed", "size", "reference"]:
            self.write("a.json", DOCUMENT)
            self.check("convert", "a.json", "a.flex", "--profile", profile)
            rows = self.check("inspect", "--hex", "a.flex").stdout.decode().splitlines()
            shown = b"".join(bytes.fromhex(row[10:33]) for row in rows)
            self.assertEqual(shown, (self.folder / "a.flex").read_bytes())
            self.assertNotIn("unreferenced", "\n".join(rows))

    def test_long_containers_are_cut(self):
        self.flex("a.flex", ["x"] * 100)
        self.assertIn("... 90 more", self.check("inspect", "--items", 10, "a.flex").stdout.decode())


class StatsTest(OctavoTest):
    def test_shares_add_up(self):
        self.flex("a.flex", DOCUMENT)
        text = self.check("stats", "a.flex").stdout.decode()
        shares = text.split("\n\n")[0].splitlines()[1:]
        numbers = [int(re.search(r"([\d,]+) +[\d.]+ %$", line)[1].replace(",", "")) for line in shares]
        self.assertEqual(sum(numbers[:-1]), numbers[-1])
        self.assertEqual(numbers[-1], (self.folder / "a.flex").stat().st_size)
        for word in ["keys", "strings", "offsets", "types", "root", "JSON, gzip", "flex, gzip"]:
            self.assertIn(word, text)

    def test_nothing_is_counted_too(self):
        self.write("none.jsonl", b"")
        self.assertIn("gzip", self.check("stats", "none.jsonl").stdout.decode())


class DiffTest(OctavoTest):
    def test_says_what_differs(self):
        self.write("a.json", {"same": 1, "old": [1, 2], "gone": "x", "blue": 1})
        self.write("b.json", {"same": 1, "old": [1, 3, 4], "new/": None, "blue": 1.0})
        expected = '- /blue: 1\n+ /blue: 1.0\n- /gone: "x"\n+ /new~1: null\n- /old/1: 2\n+ /old/1: 3\n+ /old/2: 4\n'
        self.check("diff", "a.json", "b.json", code=1, out=expected)

    def test_values_steer_no_terminal(self):
        self.write("a.json", "\u001b[\u007f\u009b2J")
        self.write("b.json", 1)
        self.check("diff", "a.json", "b.json", code=1, out='- : "\\u001b[\\u007f\\u009b2J"\n+ : 1\n')

    def test_profiles_make_no_difference(self):
        self.write("a.json", DOCUMENT)
        self.check("convert", "a.json", "a.flex", "--profile", "size")
        self.check("diff", "a.json", "a.flex", out="")

    def test_trouble(self):
        self.check("diff", "x.flex", "y.flex", code=2, err=b"octavo: x.flex: no such file or directory\n")


class DepthTest(OctavoTest):
    def test_every_command_goes_as_deep_as_a_reader_may(self):
        for document in ["[" * 1000 + "]" * 1000, '{"a":' * 1000 + "1" + "}" * 1000]:
            self.write("a.json", document.encode())
            for profile in ["speed", "size", "reference"]:
                self.check("convert", "a.json", "a.flex", "--profile", profile)
                self.check("convert", "a.flex", "b.flex", "--profile", profile, "--force")
                self.check("verify", "b.flex", out="b.flex: ok\n")
                self.check("get", "b.flex", "", out=document + "\n")
                self.check("diff", "a.json", "b.flex", out="")
                for arguments in [["stats"], ["inspect"], ["inspect", "--hex"]]:
                    self.check(*arguments, "b.flex")

    def test_nothing_is_deeper(self):
        self.write("a.json", b"[" * 1001)
        result = self.octavo("convert", "a.json", "a.flex")
        self.assertIn(b"expected a depth of at most 1000", result.stderr)
        self.assertEqual(result.returncode, 1)
