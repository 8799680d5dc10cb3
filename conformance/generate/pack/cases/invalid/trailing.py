def cases():
    reason = 'a message is one value and nothing after it'
    for schema, data in [('bool', '01'), ('struct()', '00'), ('str', '0161'), ('[u8]', '00'), ('vi32', '0002'), ('open(a:u8)', '0101')]:
        yield f'a zero byte behind {schema}', '6.1', reason, schema, data + '00', 'trailing', len(data) // 2
    yield 'two messages', '6.1', reason, 'struct(a:vi64,b:str)', '18 0e 616461 18 0e 616461', 'trailing', 5
    yield 'more bits than there are bools', '6.1', reason, '[bool]', '08 ff 00', 'trailing', 2
    yield 'columns without rows and without padding', '6.1', reason, 'columns(a:u8)', '00 00', 'trailing', 1
