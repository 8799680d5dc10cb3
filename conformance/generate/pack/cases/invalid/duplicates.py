REASON = 'keys of a map differ'


def cases():
    yield 'text', '4.8', REASON, '{str:bool}', '02 01 61 11 61', 'duplicate', 3
    yield 'empty text', '4.8', REASON, '{str:u8}', '02 00 01 00 01', 'duplicate', 3
    yield 'not next to one another', '4.8', REASON, '{u8:str}', '03 00 01 00 02 00 01', 'duplicate', 5
    yield 'bool', '4.8', REASON, '{bool:bool}', '02 01 03', 'duplicate', 2
    yield 'a third bool', '4.8', REASON, '{bool:bool}', '03 01 00 02', 'duplicate', 3
    yield 'the same integer, wider', '4.8', REASON, '{vu32:bool}', '02 00 01 01 0100', 'duplicate', 3
    yield 'the same enum', '4.8', REASON, '{enum(a,b):u8}', '02 01 05 01 06', 'duplicate', 3
    yield 'a shared text and a reference to it', '4.8', REASON, '{shared:u8}', '02 01 0261 02 01', 'duplicate', 4
    yield 'a shared text written anew', '4.8', REASON, '{shared:u8}', '02 01 0261 02 0261', 'duplicate', 4
    yield 'enum of one name twice', '4.8', REASON, '{enum(only):struct()}', '02 00 00', 'duplicate', 2
    yield 'in a map in a map', '4.8', REASON, '{u8:{u8:u8}}', '01 07 02 0101 0102', 'duplicate', 5
    yield 'NaNs of other bits', '4.8', REASON, '{f64:bool}', '02 00 000000000000f87f 00 010000000000f87f', 'duplicate', 10
    yield 'NaNs of other bits in a list', '4.8', REASON, '{[f64]:u8}', '02 01 01 000000000000f87f 02 01 010000000000f8ff', 'duplicate', 11
    yield 'NaNs of other bits in a tuple', '4.8', REASON, '{(f32):u8}', '02 01 0000c07f 02 0100c0ff', 'duplicate', 6
    yield 'NaNs of other bits in columns', '4.8', REASON, '{columns(a:f32):u8}', '02 01 01 00 0000c07f 02 01 0000 0100c07f', 'duplicate', 8
    yield 'a struct', '4.8', REASON, '{struct(a:u8,b:str?):bool}', '02 00 010061 00 010061', 'duplicate', 5
    yield 'a list, wider', '4.8', REASON, '{[vu32]:bool}', '02 00 0101 00 110100', 'duplicate', 4
    yield 'bytes', '4.8', REASON, '{bytes:bool}', '02 01ff 11ff', 'duplicate', 3
