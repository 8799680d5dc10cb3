REASON = 'the bytes before a run are zero'


def cases():
    yield 'padding before u16', '4.9', REASON, 'columns(a:u16)', '01 01 0500', 'reserved', 1
    yield 'padding before i32, last byte', '4.9', REASON, 'columns(a:i32)', '01 000001 05000000', 'reserved', 1
    yield 'padding before f64', '4.9', REASON, 'columns(a:f64)', '01 80000000000000 000000000000f03f', 'reserved', 1
    yield 'padding before an empty run', '4.9', REASON, 'columns(a:u32)', '00 000100', 'reserved', 1
    yield 'padding of a second column', '4.9', REASON, 'columns(a:u8,b:u32)', '01 07 0100 05000000', 'reserved', 2
    yield 'no padding before an empty run', '4.9', 'an empty run is aligned, too', 'columns(a:u32)', '00', 'truncated', 1
    yield 'no padding', '4.9', 'a run of u32 is aligned', 'columns(a:u32)', '01 00000005', 'truncated', 5
    yield 'bit 3 above the width code', '4.9', 'the bits above the width code are zero', 'columns(a:vi64)', '01 08 00', 'reserved', 1
    yield 'text in a column', '4.2', 'ill-formed text', 'columns(a:u8,b:str)', '01 00 01ff', 'utf8', 3
