"""Counts checks by row and column, and prints them as tables."""

import os.path
import sys


class Table:
    def __init__(self, title):
        self.title = title
        self.cells = {}
        self.columns = []

    def check(self, row, column, case, problem):
        """Counts one check; `problem` is None when it went well."""
        if column not in self.columns:
            self.columns.append(column)
        self.cells.setdefault(row, {}).setdefault(column, []).append((case, problem))

    @property
    def failures(self):
        return [
            (row, column, case, problem)
            for row, columns in self.cells.items()
            for column, checks in columns.items()
            for case, problem in checks
            if problem is not None
        ]

    @property
    def count(self):
        return sum(len(checks) for columns in self.cells.values() for checks in columns.values())

    def print(self):
        rows = [[self.title, *self.columns]]
        rows += [[row, *(cell(columns.get(column, [])) for column in self.columns)] for row, columns in self.cells.items()]
        widths = [max(map(len, texts)) for texts in zip(*rows, strict=True)]
        for first, *others in rows:
            print('  '.join([first.ljust(widths[0]), *(text.rjust(width) for text, width in zip(others, widths[1:], strict=True))]))
        print()
        self.print_failures()

    def print_failures(self, first=3):
        shown = {}
        for row, column, case, problem in self.failures:
            shown[row, column] = shown.get((row, column), 0) + 1
            if shown[row, column] <= first:
                print(f'  {row}, {column}: {case}: {problem}')
        if shown:
            print()


def finish(tables):
    """Prints the tables and the line `N passed, N failed`, and ends the program."""
    for table in tables:
        table.print()
    failed = sum(len(table.failures) for table in tables)
    passed = sum(table.count for table in tables) - failed
    print(f'{passed} passed, {failed} failed')
    sys.exit(1 if failed or not passed else 0)


def cell(checks):
    failed = sum(problem is not None for _, problem in checks)
    return f'{len(checks) - failed}/{len(checks)}' if checks else '-'


def contrast(found, wanted):
    """Both from shortly before where their texts differ."""
    texts = [str(found), str(wanted)]
    start = max(0, len(os.path.commonprefix(texts)) - 10)
    found, wanted = ('...' * (start > 0) + text[start : start + 60] + '...' * (len(text) > start + 60) for text in texts)
    return f'is {found}, not {wanted}'
