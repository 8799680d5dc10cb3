"""Has implementations write values and read what the others wrote."""

import json
from collections.abc import Callable
from typing import NamedTuple

import canonical
from pack_values import difference
from report import Table, contrast

STORED = 'stored'
FORMS = ('speed', 'speed+compat', 'size', 'size+compat')
"""In which flex is written."""


class Exchange(NamedTuple):
    """A value that one writes and another reads."""

    name: str
    write: list
    """The request whose answer is the message in hex."""
    read: list
    """The request for the value of the message, which is put behind."""
    value_problem: Callable
    """Says how a value differs from the one that was written, or None."""
    message_problem: Callable
    """Says how a message in hex differs from the stored one, or None."""
    received: str | None = None
    """A message in hex that must be read, too."""


def exchange(title, peers, cases):
    """Has each write all cases, and each read what each wrote."""
    written = {STORED: [case.received for case in cases]}
    bytes_table, table = Table(f'{title}: writes'), Table(f'{title}: writes, and who reads')
    for peer in peers:
        answers = peer.ask([case.write for case in cases])
        written[peer.name] = [answer[1] if answer[0] == 'ok' else None for answer in answers]
        for case, answer in zip(cases, answers, strict=True):
            if not peer.leaves_out(answer):
                bytes_table.check('the stored bytes', peer.name, case.name, problem_of(answer, case.message_problem))
    pairs = [
        (writer, case, message) for writer in written for case, message in zip(cases, written[writer], strict=True) if message is not None
    ]
    for peer in peers:
        answers = peer.ask_once([[*case.read, message] for _, case, message in pairs])
        for writer, case, message in pairs:
            answer = answers[json.dumps([*case.read, message])]
            if not peer.leaves_out(answer):
                table.check(writer, peer.name, case.name, problem_of(answer, case.value_problem))
    return [bytes_table, table]


def problem_of(answer, problem):
    return problem(answer[1]) if answer[0] == 'ok' else ' '.join(answer)


def alone(title, peers, rows):
    """Asks each the requests of each row: pairs of a name, a request and what finds the problem of its answer."""
    table = Table(title)
    for peer in peers:
        for row, cases in rows.items():
            for (name, _, problem), answer in zip(cases, peer.ask([request for _, request, _ in cases]), strict=True):
                # a language may have no way to say such a value
                if not peer.leaves_out(answer) and (answer[0] != 'unknown' or row != 'values refused'):
                    table.check(row, peer.name, name, problem(answer))
    return [table]


def refused(answer):
    return None if answer[0] == 'refused' else f'{answer}, not refused'


def unlike(wanted, form=lambda it: it):
    """Finds anything else in that form."""
    return lambda found: None if canonical.same(form(found), wanted) else contrast(form(found), wanted)


def unlike_in(type, wanted):
    """Finds any other value of a type of pack."""
    return lambda found: difference(type, wanted, found)


def unlike_typed(wanted):
    """Finds any other value of flex, in typed JSON; the size profile writes some as other types."""
    return unlike(canonical.of_typed(wanted), canonical.of_typed)


def unlike_with_types(wanted):
    """Likewise, or one of other types: an int that was a uint, a plain vector that was a typed one."""
    return unlike(canonical.with_types(wanted), canonical.with_types)


def malformed(kind, offset):
    """Finds any other answer than that the message is malformed there, and how."""
    return lambda answer: None if answer[:3] == ['malformed', kind, str(offset)] else f'{answer}, not {kind} at {offset}'


def malformed_at(offset):
    """Likewise, whatever the kind."""
    return lambda answer: None if answer[::2] == ['malformed', str(offset)] else f'{answer}, not malformed at {offset}'


def anything(_):
    """There is no one right message."""
