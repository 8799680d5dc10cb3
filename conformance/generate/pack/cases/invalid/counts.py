REASON = 'the values do not fit the bytes that are left'


def cases():
    yield 'list of 9 bools', '7', REASON, '[bool]', '09 ff', 'count', 0
    yield 'list of 2 u8', '7', REASON, '[u8]', '02 01', 'count', 0
    yield 'list of 2 u16', '7', REASON, '[u16]', '02 010000', 'count', 0
    yield 'list of 1 f64', '7', REASON, '[f64]', '01 00000000000000', 'count', 0
    yield 'list of 2 vi32 of a byte', '7', REASON, '[vi32]', '02 00', 'count', 0
    yield 'list of 2 vi32 of 2 bytes', '7', REASON, '[vi32]', '12 000000', 'count', 0
    yield 'list of 15 vu64', '7', REASON, '[vu64]', '0f 00' + '00' * 14, 'count', 0
    yield 'list of 2^31 + 14 vu64', '7', REASON, '[vu64]', '0f ffffffff07 00', 'count', 0
    yield 'list of 9 optional texts', '7', REASON, '[str?]', '09 00', 'count', 0
    yield 'list of 9 vi32?', '7', REASON, '[vi32?]', '09', 'count', 0
    yield 'list of 2 texts', '7', REASON, '[str]', '02 00', 'count', 0
    yield 'list of 2 empty structs', '7', REASON, '[struct()]', '02 00', 'count', 0
    yield 'list of 2^31 - 1 empty structs', '7', REASON, '[struct()]', 'ffffffff07 00', 'count', 0
    yield 'list of 2^31 - 1 bools', '7', REASON, '[bool]', 'ffffffff07 00', 'count', 0
    yield 'map of 2 entries', '7', REASON, '{u8:bool}', '02 01', 'count', 0
    yield 'columns of 9 rows', '7', REASON, 'columns(a:bool)', '09 ff', 'count', 0
    yield 'columns of 5 rows of 2 fields', '7', REASON, 'columns(a:bool,b:bool)', '05 ff', 'count', 0
    yield 'columns of 2^31 - 1 rows', '7', REASON, 'columns(a:struct())', 'ffffffff07 0000', 'count', 0
    yield 'list of one in a list', '7', REASON, '[[u8]]', '02 00 01', 'count', 2
    yield 'list behind a text', '7', REASON, '(str,[u32])', '02 6161 01 000000', 'count', 3
    yield 'list in an open struct', '7', 'the bytes left are those of the open struct', '(open(a:[u8]),u8)', '09 02 02 01 05', 'count', 2
