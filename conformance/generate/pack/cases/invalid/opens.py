REASON = 'the open struct ends inside a section that the reader knows'


def cases():
    yield 'no first section', '4.5', 'the first section is always there', 'open(a:u8)', '00', 'section', 1
    yield 'no first section without fields', '4.5', 'a section is a struct, which takes a byte', 'open()', '00', 'section', 1
    yield 'end inside the first section', '4.5', REASON, '(open(a:u16),u8)', '07 01 05 00', 'section', 3
    yield 'end inside the second section', '4.5', REASON, '[open(a:u8;b:u16)]', '01 02 01 02', 'section', 4
    bools = ','.join(f'b{number}:bool' for number in range(9))
    yield 'end inside a header', '4.5', REASON, f'[open(a:u8;{bools})]', '02 02 01 ff 02 01 ff', 'section', 4
    yield 'end inside compressed integers', '4.5', REASON, '[open(a:vi64)]', '02 02 01 00 02 00 00', 'section', 4
    yield 'end inside a text', '4.5', 'a text is announced beyond the end', '[open(a:str)]', '02 02 02 61 01 00', 'section', 4
    yield 'end inside a shared text', '4.5', 'a text is announced beyond the end', '[open(a:shared)]', '02 02 04 61 01 00', 'section', 4
    yield 'end inside a varint', '4.5', REASON, '[open(a:dynamic)]', '02 01 80 01 00', 'section', 3
    reason = 'what stands behind an open struct ends with the message'
    yield 'text behind an open struct', '4.5', reason, '(open(a:u8),str)', '05 01 07 61', 'truncated', 4
    reason = 'an open struct is announced beyond the end of the outer'
    yield 'open struct in an open struct', '4.5', reason, '[open(a:open(b:u8))]', '02 02 02 01 02 01 01', 'section', 4
    yield 'end inside an array', '4.5', REASON, '[open(a:[u8;3])]', '01 02 01 02', 'section', 4
    schema, reason = '(u8,open(a:u8,b:columns(x:u32)))', 'offsets count from the first byte of the sections'
    yield 'columns aligned to the message', '4.9', reason, schema, '09 06 01 01 02000000', 'reserved', 4
