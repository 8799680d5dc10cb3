WHOLE = [
    ('bool', '01'),
    ('i32', '01000000'),
    ('f64', '000000000000f03f'),
    ('vi64', '01 2c01'),
    ('vu53', '06 ffffffffffff1f'),
    ('str', '02 6162'),
    ('bytes', '01 ff'),
    ('shared', '04 6162'),
    ('enum(a,b)', '01'),
    ('str?', '02 6162'),
    ('[u16]', '02 0100 0200'),
    ('[vi32]', '11 5802'),
    ('[bool;9]', 'ff01'),
    ('[str]', '02 00 0161'),
    ('{str:u8}', '01 01 0561'),
    ('(u8,u16)', '01 0200'),
    ('struct()', '00'),
    ('struct(a:bool,b:i16,c:vi32,d:[u8])', '01 0500 02 01 07'),
    ('open(a:u8)', '01 05'),
    ('union(a:struct(),b:struct(x:u8))', '01 05'),
    ('columns(a:bool,b:u16)', '01 01 0700'),
    ('dynamic', '03 050401'),
    ('struct(a:str)', '0f 00' + '61' * 15),
]
COUNTED = {('[u16]', 4), ('[u16]', 3), ('[u16]', 2), ('[u16]', 1), ('[vi32]', 2), ('[vi32]', 1), ('[str]', 2), ('[str]', 1)}
COUNTED |= {('{str:u8}', 1), ('columns(a:bool,b:u16)', 1), ('struct(a:bool,b:i16,c:vi32,d:[u8])', 5)}


def cases():
    for schema, data in WHOLE:
        whole = bytes.fromhex(data)
        for length in range(len(whole)):
            if (schema, length) not in COUNTED and length in (0, 1, len(whole) // 2, len(whole) - 1):
                name = f'{schema}, {length} of {len(whole)} bytes'
                yield name, '7', 'the message ends inside the value', schema, whole[:length].hex(), 'truncated', length
    yield 'varint without its last byte', '2.1', 'a byte with its high bit set is the last', 'str', '80', 'truncated', 1
    yield 'text announced beyond the end', '4.2', '5 bytes of text are announced, 2 are there', 'str', '05 6162', 'truncated', 3
    yield 'bytes announced far beyond the end', '4.2', '2^31 - 1 bytes are announced', 'bytes', 'ffffffff07 00', 'truncated', 6
    yield 'long text of a field', '4.2', '15 + 2^31 - 1 bytes are announced', 'struct(a:str)', '0f ffffffff07', 'truncated', 6
    for schema in ('str?', 'bytes?', '(str)', '(bytes?)'):
        for more in ('f0', 'f1', 'ff'):
            name, reason = f'{schema} of 2^31 bytes and some, {more}', 'about 2^31 bytes are announced beside those of the code'
            yield name, '4.2', reason, schema, f'0f {more}ffffff07', 'truncated', 6
    yield 'shared announced beyond the end', '4.3', '3 bytes of text are announced, 1 is there', 'shared', '06 61', 'truncated', 2
    yield (
        'open struct announced beyond the end',
        '4.5',
        '3 bytes of sections are announced, 1 is there',
        'open(a:u8)',
        '03 01',
        'truncated',
        2,
    )
    yield 'dynamic announced beyond the end', '4.10', '4 bytes of flex are announced, 3 are there', 'dynamic', '04 050401', 'truncated', 4
    yield 'array of structs without its last', '4.7', '3 empty structs have 3 bytes', '[struct();3]', '0000', 'truncated', 2
    yield 'second word of a header', '3.2', 'a header of 33 bits has 5 bytes', f'[{BOOLS}]', '01 ffffffff', 'truncated', 5
    schema, reason = 'columns(a:bool,b:bool)', 'the bits fit the byte that is left, but the runs do not'
    yield 'second run of columns', '4.9', reason, schema, '04 0f', 'truncated', 2
    yield 'run of optional numbers', '5.4', 'two values are there, one fits', '[u16?]', '02 03 0100', 'truncated', 4
    yield 'run of optional integers', '5.4', 'the bits of 9 values take 2 bytes', '[vi32?;9]', '00 00', 'truncated', 2
    yield (
        'padding of columns',
        '4.9',
        'the message ends inside the zeros before a run',
        'columns(a:bool,b:u64)',
        '01 01 0000',
        'truncated',
        4,
    )
    reason = 'the zeros are looked at when all are there'
    yield 'padding of columns that is not zero', '4.9', reason, 'columns(a:bool,b:u64)', '01 01 01', 'truncated', 3


BOOLS = f'({",".join(["bool"] * 33)})'
