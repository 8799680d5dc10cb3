"""The official FlexBuffers implementations as processes: messages or JSON in, JSON or messages out."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
READERS = HERE / 'readers'
BUILD = HERE.parent / 'build' / 'conformance'


class Reader(NamedTuple):
    name: str
    command: list[str]
    read: tuple[str, ...] = ('read',)
    writes: bool = True
    one_number_type: bool = False
    """Knows doubles only, so an integer and a float of the same value look the same."""


def build_cpp():
    """The builder's sources come with its headers: the JSON parser is one of them."""
    include = Path(subprocess.check_output([READERS / 'cpp' / 'include'], text=True).strip())
    program = BUILD / 'cpp'
    sources = [READERS / 'cpp' / 'flex.cpp', include.parent / 'src' / 'idl_parser.cpp', include.parent / 'src' / 'util.cpp']
    if is_stale(program, READERS / 'cpp'):
        run('g++', '-std=c++17', '-O1', '-isystem', include, '-o', program, *sources)
    return [str(program)]


def build_java():
    folder = READERS / 'java'
    path = BUILD / 'java-classpath'
    classes = BUILD / 'java'
    if is_stale(classes / 'Flex.class', folder):
        plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath'
        run('mvn', '-q', '-B', '-f', folder / 'pom.xml', plugin, f'-Dmdep.outputFile={path}')
        run('javac', '-d', classes, '-cp', path.read_text(), *folder.rglob('*.java'))
    return ['java', '-cp', f'{classes}:{path.read_text()}', 'Flex']


def build_python():
    venv = BUILD / 'python'
    if is_stale(venv / 'ready', READERS / 'python' / 'requirements.txt'):
        run(sys.executable, '-m', 'venv', venv)
        run(venv / 'bin' / 'pip', 'install', '-q', '--disable-pip-version-check', '-r', READERS / 'python' / 'requirements.txt')
        (venv / 'ready').touch()
    return [str(venv / 'bin' / 'python'), str(READERS / 'python' / 'flex.py')]


def build_rust():
    target = BUILD / 'rust'
    run('cargo', 'build', '--quiet', '--locked', '--release', '--manifest-path', READERS / 'rust' / 'Cargo.toml', '--target-dir', target)
    return [str(target / 'release' / 'flex')]


def build_js():
    folder = BUILD / 'js'
    if is_stale(folder / 'node_modules' / 'flatbuffers' / 'package.json', READERS / 'js'):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(READERS / 'js', folder)
        run('npm', 'ci', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder)
    return ['node', str(folder / 'flex.mjs')]


def is_stale(made, source):
    sources = source.rglob('*') if source.is_dir() else [source]
    return not made.exists() or made.stat().st_ctime < max(file.stat().st_mtime for file in sources)


def run(*command):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f'conformance: {Path(str(command[0])).name} failed:\n{done.stdout}')


def readers():
    BUILD.mkdir(parents=True, exist_ok=True)
    cpp = build_cpp()
    return [
        Reader('cpp', cpp),
        Reader('cpp-reuse-tracker', cpp, read=('read', '--reuse-tracker'), writes=False),
        Reader('java', build_java()),
        Reader('python', build_python()),
        Reader('rust', build_rust()),
        Reader('js', build_js(), one_number_type=True),
    ]


def framed(messages):
    return b''.join(len(message).to_bytes(4, 'little') + message for message in messages)


def unframed(data):
    at = 0
    while at < len(data):
        end = at + 4 + int.from_bytes(data[at : at + 4], 'little')
        yield data[at + 4 : end]
        at = end


def read(reader, messages):
    """The lines that the reader prints for the messages."""
    done = subprocess.run([*reader.command, *reader.read], input=framed(messages), stdout=subprocess.PIPE, check=True, env=os.environ)
    return done.stdout.decode('utf-8', 'replace').splitlines()


def write(reader, documents):
    """The messages that the writer makes of JSON lines."""
    data = ''.join(document + '\n' for document in documents).encode()
    done = subprocess.run([*reader.command, 'write'], input=data, stdout=subprocess.PIPE, check=True)
    return list(unframed(done.stdout))
