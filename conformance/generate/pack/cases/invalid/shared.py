REASON = 'an index that no earlier text has'


def cases():
    yield 'index 0 of none', '4.3', REASON, 'shared', '01', 'reference', 0
    yield 'index 1 of one', '4.3', REASON, '[shared]', '02 0261 03', 'reference', 3
    yield 'index 64 of one', '4.3', REASON, '[shared]', '02 0261 8101', 'reference', 3
    yield 'the greatest index', '4.3', REASON, '[shared]', '02 0261 ffffffff07', 'reference', 3
    yield 'its own index', '4.3', REASON, '(shared,shared)', '03', 'reference', 0
    yield 'str joins no table', '4.3', REASON, '(str,shared)', '01 61 01', 'reference', 2
    yield 'in a struct', '4.3', REASON, 'struct(a:bool,b:shared?)', '02 01', 'reference', 1
    schema = '(open(a:u8;b:shared),shared)'
    reason = 'texts of later sections leave the table at the end of the open struct'
    yield 'text of a second section', '4.3', reason, schema, '03 05 0278 01', 'reference', 4
    yield 'text of a section the reader does not know', '4.3', reason, '(open(a:u8),shared)', '03 05 0278 01', 'reference', 4
    yield 'text written after a forgotten one', '4.3', reason, '(open(a:u8;b:shared),[shared])', '03 05 0278 02 0279 03', 'reference', 7
