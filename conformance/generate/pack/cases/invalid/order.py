"""Several faults: the first in the order of header, fixed block, compressed block, variable block is reported."""

REASON = 'of several faults the first is reported'

NAMES = ','.join(f'n{number}' for number in range(30))


def cases():
    yield 'header before the fixed block', '7', REASON, '(enum(a,b,c),u32)', '03 00', 'range', 0
    yield 'header before a later text', '7', REASON, '(str,enum(a,b,c))', '31 ff', 'range', 0
    yield 'compressed block before the variable block', '7', REASON, '(str,vu53)', '61 00000000000020 ff', 'range', 1
    yield 'fixed block before the compressed block', '7', REASON, '(vu53,u16)', '06 01', 'truncated', 2
    yield 'first integer before the second', '7', REASON, '(vu53,vu53)', '36 00000000000020 ff', 'range', 1
    yield 'value of an entry before its key', '7', 'a key is compared behind its entry', '{u8:str}', '02 00 00 01 00 ff', 'utf8', 5
    yield 'first field before second', '7', REASON, '(str,shared)', '01 ff 01', 'utf8', 1
    yield 'value before what is left', '7', REASON, 'str', '01 ff 00', 'utf8', 1
    yield 'first element before a missing one', '7', REASON, '[str;2]', '01 ff', 'utf8', 1
    yield 'missing elements of an array before its first', '7', REASON, '[str;2]', 'ff', 'truncated', 1
    yield 'missing integers of an array before its first', '7', REASON, '[vu53;2]', '06 00000000000020', 'truncated', 8
    yield 'missing values before the first there is', '7', REASON, '[enum(a,b,c)?]', '02 03 07', 'truncated', 3
    yield 'missing values of a column before its first', '7', REASON, 'columns(a:bool,b:enum(x,y))', '02 00 07', 'truncated', 3
    yield 'missing elements in an open struct', '7', REASON, '[open(a:[str;3])]', '01 02 05 ff', 'section', 4
    yield 'count before the elements', '7', REASON, '[str]', '04 01 ff', 'count', 0
    yield 'width before the rest of the count', '7', REASON, '[vi32]', '4f 8000', 'range', 0
    yield 'bits before the values', '7', REASON, '[str?]', '01 03 01ff', 'reserved', 1
    yield 'key before the end of the map', '7', REASON, '{u8:bool}', '03 0001 0001 02', 'duplicate', 3
    yield 'open struct before the second field', '7', REASON, '(open(a:u8),str)', '02 00 c0', 'section', 2
    yield 'first column before the second', '7', REASON, 'columns(a:str,b:vi32)', '01 01ff 80', 'utf8', 2
    yield 'absent code before an index in one header', '7', REASON, '(vi32?,enum(a,b,c))', '1a', 'reserved', 0
    yield 'index before an absent code in one header', '7', REASON, '(enum(a,b,c),vi32?)', '0b', 'range', 0
    yield 'padding before an index in one header', '7', REASON, '(enum(a,b,c),bool)', '83', 'reserved', 0
    yield 'padding of a later word before an index', '7', REASON, f'(enum(a,b,c),flags({NAMES}),bool)', '03000000 80', 'reserved', 0
    yield 'bits up to 32 before an index', '7', REASON, f'(flags({NAMES}),bool,enum(a,b,c))', '00000080 03', 'reserved', 0
    yield 'all of a header before its first code', '7', REASON, '(enum(a,b,c),flags(a,b,c,d,e,f,g,h))', '03', 'truncated', 1
