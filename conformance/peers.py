"""The implementations of implementations.tsv, and what they answer."""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Peer:
    def __init__(self, name, wires, command):
        self.name = name
        self.wires = wires.replace('~', '').split()
        self.is_partial = '~' in wires
        self.command = command

    def ask(self, requests):
        """The answers to all requests, by one process."""
        if not requests:
            return []
        lines = ''.join(json.dumps(request, separators=(',', ':')) + '\n' for request in requests)
        done = subprocess.run(self.command.split(), cwd=HERE.parent, input=lines.encode(), stdout=subprocess.PIPE, check=True)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(answers) == len(requests), f'{self.name} answered {len(answers)} of {len(requests)} requests'
        return answers

    def leaves_out(self, answer):
        """Whether it may, and does, say that it does not know."""
        return self.is_partial and answer[0] == 'unknown'

    def ask_once(self, requests):
        """The answers by request, each asked once however often it comes."""
        different = {json.dumps(request): request for request in requests}
        return dict(zip(different, self.ask(list(different.values())), strict=True))


def peers(names):
    lines = (HERE / 'implementations.tsv').read_text().splitlines()
    every = [Peer(*line.split('\t')) for line in lines if line and line[0] != '#']
    unknown = set(names) - {peer.name for peer in every}
    if unknown:
        sys.exit(f'{", ".join(sorted(unknown))}: no such implementation; there are {", ".join(peer.name for peer in every)}')
    return [peer for peer in every if not names or peer.name in names]
