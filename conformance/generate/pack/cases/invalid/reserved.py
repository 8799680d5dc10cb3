BITS = 'the bits that pad a run of bits are zero'
HEAD = 'the high bit of the head of a list is zero'


def cases():
    yield 'list of bools with a bit above', '5.1', BITS, '[bool]', '01 02', 'reserved', 1
    yield 'list of 9 bools with a bit above', '5.1', BITS, '[bool]', '09 ff 81', 'reserved', 2
    yield 'array of bools with a bit above', '5.1', BITS, '[bool;3]', '08', 'reserved', 0
    yield 'bits of optional values with a bit above', '5.4', BITS, '[u8?]', '01 03 05 06', 'reserved', 1
    yield 'bits of optional integers with a bit above', '5.4', BITS, '[vi64?]', '02 05 00 00', 'reserved', 1
    yield 'values of optional bools with a bit above', '5.4', BITS, '[bool?]', '02 01 02', 'reserved', 2
    yield 'column of bools with a bit above', '5.1', BITS, 'columns(a:bool)', '02 04', 'reserved', 1
    yield 'high bit of a list of vi64', '4.6', HEAD, '[vi64]', '81 00', 'reserved', 0
    yield 'high bit of an empty list of vu32', '4.6', HEAD, '[vu32]', '80', 'reserved', 0
    yield 'high bit of a list of vi32?', '4.6', HEAD, '[vi32?]', '81 00', 'reserved', 0
    yield 'empty list with a width', '5.3', 'the width code of an empty run is 0', '[vi64]', '10', 'reserved', 0
    yield 'list of none with a width', '5.3', 'the width code of a run without values is 0', '[vi64?]', '12 00', 'reserved', 0
    yield 'array of none with a width', '5.3', 'the width code of a run without values is 0', '[vu32?;2]', '01 00', 'reserved', 0
    yield 'column of none with a width', '5.3', 'the width code of a run without values is 0', 'columns(a:vu53?)', '01 01 00', 'reserved', 1
    yield 'empty column with a width', '5.3', 'the width code of an empty run is 0', 'columns(a:vu53)', '00 01', 'reserved', 1
