"""The built command, build/octavo, in a folder of its own."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OCTAVO = ROOT / "build" / "octavo"
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
