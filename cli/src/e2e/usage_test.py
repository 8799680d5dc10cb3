"""Tests help, completion, options, messages and colours."""

import os
import pty
import re
import subprocess

from octavo import OCTAVO, ROOT, OctavoTest

COMMANDS = ["convert", "inspect", "stats", "verify", "frames", "get", "diff", "completion"]


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


class UsageTest(OctavoTest):
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
        commands = [["verify"], ["frames"], ["get"], ["diff"], ["diff", "a.flex"], ["inspect"], ["stats"], ["convert"], ["convert", "-o"]]
        for command in commands:
            self.assertEqual(self.completed("octavo", *command, ""), ["a.flex", "b.flex"], command)

    def test_any_text_may_stand_in_a_message(self):
        name = "100%s%n%s%2F.flex"
        self.check("verify", name, code=2, err=f"octavo: {name}: no such file or directory\n".encode())
        self.check(name, code=2, err=f"octavo: no such subcommand {name}\nTry 'octavo --help'.\n".encode())
        self.flex(name, [1])
        shown = self.octavo("convert", name, "-", "--progress", "always").stderr.decode()
        self.assertIn(name, shown)

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
