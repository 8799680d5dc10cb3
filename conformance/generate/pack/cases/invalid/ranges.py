NAME = 'an index that the enum has no name for'
CASE = 'an index that the union has no case for'
WIDTH = 'a width code that the type does not have'
BEYOND = 'an integer beyond the type'


def cases():
    yield 'enum of 3, index 3', '3.2', NAME, 'enum(a,b,c)', '03', 'range', 0
    yield 'enum of 5, index 7', '3.2', NAME, 'enum(a,b,c,d,e)', '07', 'range', 0
    yield 'enum? of 3, index 3', '3.2', NAME, 'enum(a,b,c)?', '07', 'range', 0
    yield 'enum behind another field', '3.2', NAME, '(u8,(bool,enum(a,b,c)))', '09 07', 'range', 1
    yield 'enum in a list', '5.5', NAME, '[enum(a,b,c)]', '02 01 03', 'range', 2
    yield 'union of 2, index 2', '4.4', CASE, 'union(a:struct(),b:struct())', '02 00', 'range', 0
    yield 'union of one, index 1', '4.4', CASE, 'union(a:struct())', '01 00', 'range', 0
    yield 'union of 2, index 128', '4.4', CASE, 'union(a:struct(),b:struct())', '8001 00', 'range', 0
    yield 'union behind other fields', '4.4', CASE, '(bool,str,union(a:struct()))', '05 6161 01 00', 'range', 3
    yield 'vi53, width code 7', '2.2', WIDTH, 'vi53', '07 0000000000000000', 'range', 0
    yield 'vu53?, width code 7', '2.2', WIDTH, 'vu53?', '0f 0000000000000000', 'range', 0
    yield 'list of vi32, width code 4', '4.6', WIDTH, '[vi32]', '41 0000000000', 'range', 0
    yield 'list of vu32?, width code 7', '4.6', WIDTH, '[vu32?]', '71 01 0000000000000000', 'range', 0
    yield 'list of vu53, width code 7', '4.6', WIDTH, '[vu53]', '71 0000000000000000', 'range', 0
    yield 'array of vi32, width code 4', '4.7', WIDTH, '[vi32;1]', '04 0000000000', 'range', 0
    yield 'array of vi53, width code 7', '4.7', WIDTH, '[vi53;1]', '07 0000000000000000', 'range', 0
    yield 'column of vu32, width code 5', '4.9', WIDTH, 'columns(a:vu32)', '01 05 000000000000', 'range', 1
    yield 'vu53 of 2^53', '1.1', BEYOND, 'vu53', '06 00000000000020', 'range', 1
    yield 'vu53 of 7 bytes, all ones', '1.1', BEYOND, 'vu53', '06 ffffffffffffff', 'range', 1
    yield 'vi53 of -2^53', '1.1', BEYOND, 'vi53', '06 ffffffffffff3f', 'range', 1
    yield 'vi53 of 2^53', '1.1', BEYOND, 'vi53', '06 00000000000040', 'range', 1
    yield 'vu53 of a second field', '1.1', BEYOND, '(vu53,vu53)', '30 01 00000000000020', 'range', 2
    yield 'vi53 in a list', '1.1', BEYOND, '[vi53]', '62 00000000000000 00000000000040', 'range', 8
    yield 'vu53 in a list of optional ones', '1.1', BEYOND, '[vu53?]', '62 02 ffffffffffff3f', 'range', 2
    yield 'vu53 in columns', '1.1', BEYOND, 'columns(a:vu53)', '01 06 00000000000020', 'range', 2
