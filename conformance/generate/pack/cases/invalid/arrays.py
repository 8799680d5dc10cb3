def cases():
    reason = 'the bits above the width code are zero'
    yield 'bit 3 above the width code', '4.7', reason, '[vi64;1]', '08 00', 'reserved', 0
    yield 'bit 7 above the width code', '4.7', reason, '[vu32;1]', '80 00', 'reserved', 0
    yield 'bit 3 above the width code of optional integers', '4.7', reason, '[vi64?;1]', '08 01 00', 'reserved', 0
    yield 'array of f32 without its last', '4.7', 'the message ends inside the array', '[f32;2]', '00000000 000000', 'truncated', 7
    yield 'array of 65536 texts', '4.7', 'the message ends inside the array', '[str;65536]', '00 00', 'truncated', 2
    yield 'array of arrays of 65536', '4.7', 'the message ends inside the array', '[[u8;65536];65536]', '00 00', 'truncated', 2
    yield 'array of 65536 optional structs', '5.4', 'the message ends inside the bits', '[struct()?;65536]', '00 00', 'truncated', 2
