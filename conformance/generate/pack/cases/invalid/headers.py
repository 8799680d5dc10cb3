PADDING = 'the bits that pad a header are zero'
FILLING = 'the bits before a multiple of 32 that the next code would cross are zero'
ABSENT = 'the code of an absent value is zero'


def bools(count):
    return ','.join(['bool'] * count)


def cases():
    yield 'bool 2', '3.2', PADDING, 'bool', '02', 'reserved', 0
    yield 'bool 129', '3.2', PADDING, 'bool', '81', 'reserved', 0
    yield 'enum with a bit above', '3.2', PADDING, 'enum(a,b)', '02', 'reserved', 0
    yield 'flags with a bit above', '3.2', PADDING, 'flags(a,b,c)', '08', 'reserved', 0
    yield 'vi64 with a bit above', '3.2', PADDING, 'vi64', '08 00', 'reserved', 0
    yield 'vu32 with a bit above', '3.2', PADDING, 'vu32', '04 00', 'reserved', 0
    yield 'str? with a bit above', '3.2', PADDING, 'str?', '10', 'reserved', 0
    yield 'struct with a bit above', '3.2', PADDING, 'struct(a:vi64,b:str)', '98 0e 616461', 'reserved', 0
    yield 'padding in a second byte', '3.2', PADDING, f'({bools(9)})', 'ff03', 'reserved', 0
    yield 'padding of the second word', '3.2', PADDING, f'({bools(33)})', 'ffffffff 03', 'reserved', 0
    yield 'padding of a struct inside', '3.2', PADDING, '(u8,(bool))', '07 03', 'reserved', 1
    yield 'filling before a str', '3.3', FILLING, f'({bools(29)},str)', 'ffffff3f 00', 'reserved', 0
    yield 'filling before a vi64', '3.3', FILLING, f'({bools(31)},vi64)', 'ffffffff 00 00', 'reserved', 0
    yield 'a str that crosses 32 bits', '3.3', FILLING, f'({bools(30)},str)', '000000c0 00', 'reserved', 0
    yield 'empty struct of one', '3.1', 'a struct that would take no bytes takes one zero byte', 'struct()', '01', 'reserved', 0
    yield (
        'empty struct of one in a list',
        '3.1',
        'a struct that would take no bytes takes one zero byte',
        '[struct()]',
        '02 00 05',
        'reserved',
        2,
    )
    yield 'enum of one name that is one', '5.6', 'a tuple that would take no bytes takes one zero byte', 'enum(only)', '01', 'reserved', 0
    yield 'absent bool that is true', '3.2', ABSENT, 'bool?', '02', 'reserved', 0
    yield 'absent vi64 with a width', '3.2', ABSENT, '(vi64?,u8)', '02 00', 'reserved', 0
    yield 'absent enum with an index', '3.2', ABSENT, 'enum(a,b)?', '02', 'reserved', 0
    yield 'absent flags with a flag', '3.2', ABSENT, 'flags(a,b)?', '04', 'reserved', 0
    yield 'absent vu32 of a second field', '3.2', ABSENT, '(str,vu32?)', '20', 'reserved', 0
