"""The documents of the benchmarks."""

import functools
import json
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / 'build' / 'conformance' / 'workloads'


@functools.cache
def workloads():
    """Names and JSON on one line, of files that are made anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    subprocess.run([ROOT / 'tools' / 'gradle', '-q', ':benchmarks:fixtures:run', f'--args={FOLDER}'], cwd=ROOT, check=True)
    return {file.stem: one_line(file.read_text()) for file in sorted(FOLDER.glob('*.json'))}


def one_line(document):
    return json.dumps(json.loads(document), ensure_ascii=False, separators=(',', ':'))
