LONG = 'a varint is not longer than need be'
FIVE = 'a varint has 5 bytes at most'
BIG = 'a varint is below 2^31'


def cases():
    yield 'length 0 in two bytes', '2.1', LONG, 'str', '8000', 'varint', 0
    yield 'length 1 in two bytes', '2.1', LONG, 'str', '8100 61', 'varint', 0
    yield 'length 1 in three bytes', '2.1', LONG, 'bytes', '818000 61', 'varint', 0
    yield 'length 127 in five bytes', '2.1', LONG, 'bytes', 'ff80808000' + '61' * 127, 'varint', 0
    yield 'six bytes', '2.1', FIVE, 'str', '808080808001', 'varint', 0
    yield 'five bytes that do not end', '2.1', FIVE, 'str', 'ffffffffff', 'varint', 0
    yield '2^31', '2.1', BIG, 'str', '8080808008', 'varint', 0
    yield '2^32 - 1', '2.1', BIG, 'str', 'ffffffff0f', 'varint', 0
    yield '2^35 - 1', '2.1', BIG, 'str', 'ffffffff7f', 'varint', 0
    yield 'count of a list', '4.6', LONG, '[u8]', '8100 05', 'varint', 0
    yield 'rest of the count of a list of integers', '4.6', LONG, '[vu32]', '0f 8000' + '01' * 15, 'varint', 1
    yield 'rest of the length of a text', '4.2', LONG, 'struct(a:str)', '0f 8000' + '61' * 15, 'varint', 1
    yield 'number of a shared text', '4.3', LONG, 'shared', '8200 61', 'varint', 0
    yield 'index of a shared text', '4.3', LONG, '[shared]', '02 00 8100', 'varint', 2
    yield 'length of an open struct', '4.5', LONG, 'open(a:u8)', '8100 05', 'varint', 0
    yield 'entries of a map', '4.8', BIG, '{u8:u8}', '8080808010', 'varint', 0
    yield 'rows of columns', '4.9', LONG, 'columns(a:u8)', '8000', 'varint', 0
    yield 'length of a dynamic', '4.10', LONG, 'dynamic', '8300 050401', 'varint', 0
    yield 'index of a case', '4.4', LONG, 'union(a:struct())', '8000 00', 'varint', 0
