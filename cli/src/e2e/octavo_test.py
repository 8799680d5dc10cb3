#!/usr/bin/env python3
"""Tests the built command, build/octavo, as a user meets it: files, pipes, terminals, messages and exit codes."""

import functools
import json
import os
import pty
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OCTAVO = ROOT / "build" / "octavo"
COMMANDS = ["convert", "inspect", "stats", "verify", "get", "diff", "completion"]
DOCUMENT = {"name": "Ann", "tags": ["a", "b"], "scores": [1.5, 2.25], "big": 2**63, "none": None, "deep": {"x": [{"y": True}]}}


class OctavoTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def octavo(self, *arguments, stdin=b"", **options):
        command = [OCTAVO, *map(str, arguments)]
        return subprocess.run(command, cwd=self.folder, input=stdin, capture_output=True, timeout=120, **options)

    def check(self, *arguments, code=0, out=None, err=b"", stdin=b""):
        """Runs the command and compares everything it says."""
        result = self.octavo(*arguments, stdin=stdin)
        self.assertEqual((result.stderr.decode(), result.returncode), (err.decode(), code))
        if out is not None:
            self.assertEqual(result.stdout.decode(), out)
        return result

    def write(self, name, content):
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        (self.folder / name).write_bytes(data)
        return name

    def flex(self, name, document):
        self.write("source.json", document)
        self.check("convert", "source.json", name)
        return name

    def peak_kilobytes(self, *arguments):
        """Runs the command in a process of its own, since the peak of all children is remembered for good."""
        script = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL); "
        script += "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
        command = [sys.executable, "-c", script, OCTAVO, *arguments]
        return int(subprocess.run(command, cwd=self.folder, capture_output=True, check=True).stdout)

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())


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

    def test_failure_leaves_no_file(self):
        self.write("bad.json", b'{"a": [1, 2')
        result = self.octavo("convert", "bad.json", "bad.flex")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr.decode(), r"^octavo: bad\.json: malformed at byte \d+.*\n$")
        self.write("bad.jsonl", b'{"a":1}\n{"a":\n')
        self.assertEqual(self.octavo("convert", "bad.jsonl", "bad.flexl").returncode, 1)
        self.assertEqual(self.names(), ["bad.json", "bad.jsonl"])

    def test_failure_leaves_the_old_file(self):
        self.write("bad.json", b"[")
        self.write("old.flex", b"as it was")
        self.assertEqual(self.octavo("convert", "bad.json", "old.flex").returncode, 1)
        self.assertEqual((self.folder / "old.flex").read_bytes(), b"as it was")

    def test_does_not_overwrite_its_input(self):
        self.write("a.json", [1])
        os.link(self.folder / "a.json", self.folder / "b.json")
        for output in ["a.json", "./a.json", "b.json"]:
            self.assertEqual(self.octavo("convert", "a.json", output).returncode, 2, output)
        self.assertEqual((self.folder / "a.json").read_bytes(), b"[1]")

    def test_one_document_cannot_hold_two(self):
        self.write("a.jsonl", b"1\n2\n")
        why = b"octavo: a.json: cannot hold the several documents of a.jsonl: write .jsonl or .flexl\n"
        self.check("convert", "a.jsonl", "a.json", code=2, err=why)
        self.assertEqual(self.names(), ["a.jsonl"])

    def test_reads_pipes_and_writes_devices(self):
        os.mkfifo(self.folder / "pipe.json")
        with subprocess.Popen(["sh", "-c", "printf '[1,2]' > pipe.json"], cwd=self.folder):
            self.check("convert", "pipe.json", "-", "--to", "json", out="[1,2]\n")
        self.check("convert", "--from", "json", "--to", "flex", "-", "/dev/null", stdin=b"1")

    def test_follows_links(self):
        self.write("real.flex", b"old")
        os.symlink("real.flex", self.folder / "link.flex")
        self.flex("link.flex", [1])
        self.assertTrue((self.folder / "link.flex").is_symlink())
        self.check("get", "real.flex", "/0", out="1\n")
        self.check("get", "link.flex", "/0", out="1\n")
        os.symlink("nowhere.flex", self.folder / "dangling.flex")
        self.check("convert", "source.json", "dangling.flex")
        self.check("get", "nowhere.flex", "/0", out="1\n")

    def test_failure_leaves_the_old_file_behind_a_link(self):
        self.write("bad.jsonl", b"1\n[")
        self.write("old.flexl", b"as it was")
        os.symlink("old.flexl", self.folder / "link.flexl")
        self.assertEqual(self.octavo("convert", "bad.jsonl", "link.flexl").returncode, 1)
        self.assertEqual((self.folder / "old.flexl").read_bytes(), b"as it was")

    def test_a_link_to_a_folder_is_one(self):
        (self.folder / "real").mkdir()
        os.symlink("real", self.folder / "link")
        self.write("a.json", [1])
        self.check("convert", "a.json", "-o", "link")
        self.check("verify", "link/a.flex", out="link/a.flex: ok\n")
        self.check("verify", "link", code=2, err=b"octavo: link: is a directory\n")

    def test_keeps_permissions(self):
        for mode in (0o600, 0o640, 0o755):
            self.flex("a.flex", [1])
            (self.folder / "a.flex").chmod(mode)
            self.flex("a.flex", [2])
            self.assertEqual((self.folder / "a.flex").stat().st_mode & 0o7777, mode)

    def test_long_names(self):
        name = "x" * 250 + ".flex"
        self.flex(name, [1])
        self.check("get", name, "/0", out="1\n")

    def test_no_room(self):
        self.write("a.json", DOCUMENT)
        full = b"No space left on device\n"
        self.check("convert", "a.json", "/dev/full", "--to", "flex", code=2, err=b"octavo: /dev/full: " + full)
        for arguments in [["convert", "a.json", "-"], ["get", "a.json", ""], ["--version"], ["convert", "--help"]]:
            with open("/dev/full", "wb") as device:
                result = subprocess.run([OCTAVO, *arguments], cwd=self.folder, stdout=device, stderr=subprocess.PIPE, check=False)
            self.assertEqual((result.returncode, result.stderr), (2, b"octavo: standard output: " + full), arguments)

    def test_a_file_that_grows_too_long_says_so(self):
        self.write("long.json", ["x" * 1_000_000])

        def limited():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

        result = self.octavo("convert", "long.json", "long.flex", preexec_fn=limited)
        self.assertEqual((result.returncode, result.stderr), (2, b"octavo: long.flex: File too large\n"))
        self.assertEqual(self.names(), ["long.json"])

    def test_devices_are_no_inputs(self):
        self.write("a.json", [1])
        self.check("convert", "a.json", "/dev/stdout", "--to", "json", out="[1]\n")
        self.check("convert", "a.json", "/dev/null", "--to", "json")

    def test_streams_count_from_their_start(self):
        self.write("a.flexl", b"\x03\0\0\0\x01\x04\x01" + b"\x03\0\0\0zzz")
        why = b"octavo: a.flexl: malformed at byte 13: expected a root width of 1, 2, 4 or 8 that fits, found 122\n"
        for arguments in [["convert", "a.flexl", "-"], ["convert", "a.flexl", "-", "--to", "flexl"], ["stats", "a.flexl"]]:
            self.check(*arguments, code=1, err=why)

    def test_closed_output_ends_quietly(self):
        self.flex("big.flex", list(range(200_000)))
        for handler in [signal.SIG_DFL, signal.SIG_IGN]:
            process = subprocess.Popen(
                [OCTAVO, "convert", "big.flex", "-"],
                cwd=self.folder,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                preexec_fn=lambda handler=handler: signal.signal(signal.SIGPIPE, handler),
                restore_signals=False,
            )
            process.stdout.read(10)
            process.stdout.close()
            self.assertEqual(process.stderr.read(), b"")
            process.stderr.close()
            self.assertIn(process.wait(), [0, -signal.SIGPIPE])

    def test_interrupts_leave_no_file(self):
        for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGPIPE]:
            command = [OCTAVO, "convert", "--from", "jsonl", "-", "out.flexl"]
            # A shell starts its background jobs with SIGINT ignored, and children inherit that.
            heed = functools.partial(signal.signal, number, signal.SIG_DFL)
            with subprocess.Popen(command, cwd=self.folder, stdin=subprocess.PIPE, preexec_fn=heed) as process:
                process.stdin.write(b'{"a":1}\n' * 20_000)
                while not self.names():
                    time.sleep(0.01)
                process.send_signal(number)
                process.wait(timeout=60)
            self.assertIn(process.returncode, [-number, 128 + number])
            self.assertEqual(self.names(), [])

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

    def test_profiles_make_no_difference(self):
        self.write("a.json", DOCUMENT)
        self.check("convert", "a.json", "a.flex", "--profile", "size")
        self.check("diff", "a.json", "a.flex", out="")

    def test_trouble(self):
        self.check("diff", "x.flex", "y.flex", code=2, err=b"octavo: x.flex: no such file or directory\n")


class TerminalTest(OctavoTest):
    def on_terminal(self, **environment):
        """Runs diff on a terminal of its own and returns what it shows."""
        self.write("a.json", [1])
        self.write("b.json", [2])
        mine, its = pty.openpty()
        environment = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CI")} | {"TERM": "xterm-256color"} | environment
        subprocess.run([OCTAVO, "diff", "a.json", "b.json"], cwd=self.folder, stdout=its, stdin=its, env=environment, check=False)
        os.close(its)
        shown = os.read(mine, 10_000)
        os.close(mine)
        return shown

    def test_colours_are_for_terminals(self):
        self.assertIn(b"\x1b[", self.on_terminal())
        self.assertNotIn(b"\x1b[", self.on_terminal(NO_COLOR="1"))
        self.assertNotIn(b"\x1b[", self.octavo("diff", "a.json", "b.json").stdout)


class HelpTest(OctavoTest):
    def test_the_man_page_has_every_option(self):
        page = (ROOT / "docs" / "man" / "octavo.1").read_text().replace("\\-", "-")
        for command in COMMANDS:
            section = page.split(f".SS {command}\n", 1)[1].split("\n.SS", 1)[0].split("\n.SH", 1)[0]
            text = self.check(command, "--help").stdout.decode().split("\nOptions:", 1)[-1].split("\nArguments:")[0]
            for option in set(re.findall(r"(?<![\w-])--[a-z-]+", text)) - {"--help"}:
                self.assertIn(option, section, command)

    def completed(self, *words):
        """Returns what bash offers for the last of [words]."""
        script = self.check("completion", "bash").stdout.decode()
        line = " ".join(f"'{word}'" for word in words)
        script += f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _octavo; printf '%s\\n' \"${{COMPREPLY[@]}}\"\n"
        return subprocess.run(["bash"], input=script.encode(), cwd=self.folder, capture_output=True, check=True).stdout.decode().split()

    def test_completion(self):
        self.write("a.flex", b"")
        self.write("b.flex", b"")
        self.assertEqual(self.completed("octavo", "v"), ["verify"])
        self.assertEqual(self.completed("octavo", "convert", "--profile", "s"), ["speed", "size"])
        for command in [["verify"], ["get"], ["diff"], ["diff", "a.flex"], ["inspect"], ["stats"], ["convert"], ["convert", "-o"]]:
            self.assertEqual(self.completed("octavo", *command, ""), ["a.flex", "b.flex"], command)

    def test_any_text_may_stand_in_a_message(self):
        name = "100%s%n%s%2F.flex"
        self.check("verify", name, code=2, err=f"octavo: {name}: no such file or directory\n".encode())
        self.check(name, code=2, err=f"octavo: no such subcommand {name}\nTry 'octavo --help'.\n".encode())
        self.flex(name, [1])
        shown = self.octavo("convert", name, "-", "--progress", "always").stderr.decode()
        self.assertIn(name, shown)

    def test_bad_names(self):
        self.write("a.json", [1])
        for bad, why in [("a.json/x.flex", "Not a directory"), ("x" * 300 + ".flex", "File name too long")]:
            for command in ["verify", "stats", "inspect"]:
                self.check(command, bad, code=2, err=f"octavo: {bad}: {why}\n".encode())
            for arguments in [["get", bad, "/0"], ["convert", "a.json", bad], ["convert", bad, "b.json"], ["diff", "a.json", bad]]:
                self.check(*arguments, code=2, err=f"octavo: {bad}: {why}\n".encode())

    def test_options_say_what_names_do_not(self):
        self.write("a.txt", b'{"a":1}')
        self.check("get", "--from", "json", "a.txt", "/a", out="1\n")
        self.check("get", "--from", "json", "-", "/a", stdin=b'{"a":1}', out="1\n")
        self.check("diff", "--from", "json", "-", "a.txt", stdin=b'{"a":1}', out="")
        self.assertIn("map of 1", self.check("inspect", "--from", "json", "a.txt").stdout.decode())
        self.assertIn("int", self.check("stats", "--from", "jsonl", "-", stdin=b"1\n2\n").stdout.decode())
        self.check("verify", "--from", "flexl", "-", stdin=b"\x03\0\0\0\x01\x04\x01", out="-: ok\n")

    def test_numbers_that_json_does_not_have(self):
        self.write("nan.flex", b"\x00\x00\xc0\x7f\x0e\x04")
        why = b"octavo: nan.flex: mismatch at byte 0: expected a finite number, found NaN\n"
        for arguments in [["get", "nan.flex", ""], ["convert", "nan.flex", "-"]]:
            self.check(*arguments, code=1, err=why)
            self.check(*arguments, "--non-finite-as-strings", out='"NaN"\n')
        self.assertIn("float", self.check("stats", "nan.flex").stdout.decode())

    def test_standard_input_is_there_once(self):
        self.check("diff", "-", "-", stdin=b"\x01\x04\x01", code=2, err=b"octavo: -: standard input is there only once\n")

    def test_exit_code_without_listeners(self):
        closed = subprocess.run(f"{OCTAVO} verify none 2>&-", shell=True, check=False)
        self.assertEqual(closed.returncode, 2)

    def test_wrong_usage(self):
        self.check("verify", code=2, out="", err=b"octavo: missing argument file\nTry 'octavo verify --help'.\n")


def main():
    result = unittest.main(exit=False, verbosity=0, argv=sys.argv).result
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
