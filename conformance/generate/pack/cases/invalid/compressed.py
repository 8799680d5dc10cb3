def cases():
    reason = 'the message ends inside the integer'
    yield 'vi64 of 8 bytes, 7 there', '3.5', reason, 'vi64', '07 00000000000000', 'truncated', 8
    yield 'second of two', '3.5', reason, '(vu32,vu32)', '0c 01 0000', 'truncated', 4
    yield 'optional one', '3.5', reason, 'vi32?', '03 00', 'truncated', 2
    yield 'behind a fixed block', '3.5', reason, '(vi32,u16)', '01 0000 00', 'truncated', 4
    yield 'in an array', '4.7', reason, '[vi32;2]', '01 0000 00', 'truncated', 4
    yield 'in a list of optional ones', '5.4', reason, '[vi32?]', '12 03 0000 00', 'truncated', 5
    yield 'in columns', '4.9', reason, 'columns(a:vi32)', '02 01 0000 00', 'truncated', 5
