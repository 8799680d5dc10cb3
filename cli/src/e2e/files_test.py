"""Tests what the command does to files, links, devices and pipes, also when it fails."""

import functools
import os
import resource
import signal
import subprocess
import time
import unittest

from octavo import DOCUMENT, OCTAVO, OctavoTest


class FilesTest(OctavoTest):
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

    @unittest.skipIf(os.geteuid() != 0, "only root gives files away")
    def test_keeps_the_owner(self):
        self.flex("a.flex", [1])
        os.chown(self.folder / "a.flex", 12345, 23456)
        self.flex("a.flex", [2])
        status = (self.folder / "a.flex").stat()
        self.assertEqual((status.st_uid, status.st_gid), (12345, 23456))

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

    def test_out_of_memory_leaves_no_file(self):
        def limited():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (256_000_000, 256_000_000))

        result = self.octavo("convert", "--from", "json", "-", "out.flex", stdin=b'"' + b"x" * 200_000_000, preexec_fn=limited)
        self.assertIn(b"memory", result.stderr)
        self.assertEqual((result.returncode, self.names()), (-signal.SIGABRT, []))

    def test_no_file_takes_the_place_of_a_closed_stream(self):
        self.write("a.json", [1])
        self.check("convert", "a.json", "good.flex")
        subprocess.run(f"{OCTAVO} convert a.json out.flex --progress always 2>&-", shell=True, cwd=self.folder, check=True)
        self.assertEqual((self.folder / "out.flex").read_bytes(), (self.folder / "good.flex").read_bytes())
        for closed, why in [("get a.json '' >&-", "standard output"), ("verify - <&-", "standard input")]:
            result = subprocess.run(f"{OCTAVO} {closed}", shell=True, cwd=self.folder, capture_output=True, check=False)
            self.assertEqual((result.returncode, result.stderr), (2, f"octavo: {why}: Bad file descriptor\n".encode()))

    def test_names_that_mean_something_on_windows(self):
        self.write("a.json", [1])
        for name in ["C:new.flex", "./C:newer.flex"]:
            self.check("convert", "a.json", name)
            self.check("get", name, "/0", out="1\n")
        (self.folder / "x").mkdir()
        self.write("x/b.json", "another one")
        why = b"octavo: ./x\\b.json: names with a backslash are not supported\n"
        for arguments in [["get", "./x\\b.json", ""], ["convert", "a.json", "./x\\b.json", "--to", "json", "--force"]]:
            self.check(*arguments, code=2, out="", err=why)

    def test_bad_names(self):
        self.write("a.json", [1])
        for bad, why in [("a.json/x.flex", "Not a directory"), ("x" * 300 + ".flex", "File name too long")]:
            for command in ["verify", "stats", "inspect"]:
                self.check(command, bad, code=2, err=f"octavo: {bad}: {why}\n".encode())
            for arguments in [["get", bad, "/0"], ["convert", "a.json", bad], ["convert", bad, "b.json"], ["diff", "a.json", bad]]:
                self.check(*arguments, code=2, err=f"octavo: {bad}: {why}\n".encode())
