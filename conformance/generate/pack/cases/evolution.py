"""Open structs read with another version than they were written with: group, name, reason, writer, reader, value written, value read."""

OLD, NEW = 'open(id:vi64,name:str)', 'open(id:vi64,name:str;mail:str?,age:vu32;tags:[shared])'
ADA = {'id': '7', 'name': 'ada'}
NEWER = {**ADA, 'mail': None, 'age': 36, 'tags': ['x', 'y']}


def cases():
    for group, several in (('sections', sections()), ('nested', nested()), ('texts', texts())):
        for case in several:
            yield group, *case


def sections():
    missing, skipped = 'the fields of missing sections get their defaults', 'sections that the reader does not know are skipped'
    middle = 'open(id:vi64,name:str;mail:str?,age:vu32)'
    yield 'two sections missing', missing, OLD, NEW, ADA, ADA
    yield 'one section missing', missing, middle, NEW, {**ADA, 'mail': 'a@b', 'age': 36}, {**ADA, 'mail': 'a@b', 'age': 36}
    yield 'two sections skipped', skipped, NEW, OLD, NEWER, ADA
    yield 'one section skipped', skipped, NEW, middle, NEWER, {**ADA, 'mail': None, 'age': 36}
    yield 'all sections known', 'the bytes of one version are read with the same', NEW, NEW, NEWER, NEWER
    yield 'an empty first section', missing, 'open()', 'open(;a:u8)', {}, {}
    yield 'skipped behind an empty first section', skipped, 'open(;a:u8)', 'open()', {'a': 5}, {}
    yield 'a section that has nothing missing', missing, 'open(a:u8)', 'open(a:u8;b:enum(x))', {'a': 1}, {'a': 1}
    yield 'a section that has nothing skipped', skipped, 'open(a:u8;b:enum(x))', 'open(a:u8)', {'a': 1, 'b': 'x'}, {'a': 1}
    yield 'skipped 200 bytes', skipped, 'open(a:u8;b:bytes)', 'open(a:u8)', {'a': 1, 'b': 'ff' * 200}, {'a': 1}


def nested():
    old, new = 'open(a:vi32)', 'open(a:vi32;b:str)'
    values = [{'a': 1, 'b': 'x'}, {'a': 2, 'b': 'y'}]
    short = [{'a': 1}, {'a': 2}]
    yield 'list, skipped', 'every open struct has its own length', f'[{new}]', f'[{old}]', values, short
    yield 'list, missing', 'every open struct has its own length', f'[{old}]', f'[{new}]', short, short
    yield 'before another field', 'what follows is found', f'({new},str)', f'({old},str)', [values[0], 'z'], [short[0], 'z']
    yield 'optional', 'an optional open struct', f'({new}?,{new}?)', f'({old}?,{old}?)', [None, values[0]], [None, short[0]]
    yield 'in a map', 'an open struct as value of a map', f'{{u8:{new}}}', f'{{u8:{old}}}', [[1, values[0]]], [[1, short[0]]]
    yield 'as keys, missing', 'keys of maps are read as any value', f'{{{old}:u8}}', f'{{{new}:u8}}', [[short[0], 1]], [[short[0], 1]]
    yield 'as keys, skipped', 'keys of maps are read as any value', f'{{{new}:u8}}', f'{{{old}:u8}}', [[values[0], 1]], [[short[0], 1]]
    keys = [[[[it, 1]], 2] for it in short]
    yield 'in lists as keys, missing', 'keys of maps are read as any value', f'{{[({old},u8)]:u8}}', f'{{[({new},u8)]:u8}}', keys, keys
    yield 'in columns', 'a column of open structs', f'columns(o:{new})', f'columns(o:{old})', [{'o': values[0]}], [{'o': short[0]}]
    yield 'in columns, missing', 'a column of open structs', f'columns(o:{old})', f'columns(o:{new})', [{'o': short[0]}], [{'o': short[0]}]
    union = 'union(p:{},q:struct(x:u8))'
    yield 'case of a union', 'a case that is open', union.format(new), union.format(old), {'p': values[0]}, {'p': short[0]}
    inner = 'open(o:{0},c:u8)'
    yield (
        'inside an open struct, skipped',
        'only the inner one differs',
        *map(inner.format, (new, old)),
        {'o': values[0], 'c': 3},
        {'o': short[0], 'c': 3},
    )
    tree, taller = 'open(a:vi32,of:[#0])', 'open(a:vi32,of:[#0];b:str)'
    written = {'a': 1, 'of': [{'a': 2, 'of': [], 'b': 'y'}], 'b': 'x'}
    yield 'recursive, skipped', 'every level has a section more', taller, tree, written, {'a': 1, 'of': [{'a': 2, 'of': []}]}
    columns = 'open(a:u8;b:columns(x:f64,y:u8))'
    yield (
        'skipped columns',
        'padding is part of what is skipped',
        f'({columns},u16)',
        '(open(a:u8),u16)',
        [{'a': 1, 'b': [{'x': 0.5, 'y': 1}]}, 2],
        [{'a': 1}, 2],
    )


def texts():
    reason = 'what a reader cannot know is not referred to'
    new, old = '[open(a:shared;b:shared)]', '[open(a:shared)]'
    yield (
        'texts of a skipped section',
        reason,
        new,
        old,
        [{'a': 'p', 'b': 'q'}, {'a': 'q', 'b': 'p'}, {'a': 'p', 'b': 'q'}],
        [{'a': 'p'}, {'a': 'q'}, {'a': 'p'}],
    )
    yield (
        'texts of the first section',
        'they are known to all',
        f'({new},shared)',
        f'({old},shared)',
        [[{'a': 'p', 'b': 'q'}], 'p'],
        [[{'a': 'p'}], 'p'],
    )
    yield (
        'texts after a skipped section',
        reason,
        f'({new},[shared])',
        f'({old},[shared])',
        [[{'a': 'p', 'b': 'q'}], ['q', 'q']],
        [[{'a': 'p'}], ['q', 'q']],
    )
    inner = 'open(x:shared;y:[{0}])'
    yield (
        'texts of open structs in a skipped section',
        reason,
        f'({inner.format("open(z:shared)")},[shared])',
        '(open(x:shared),[shared])',
        [{'x': 'p', 'y': [{'z': 'q'}, {'z': 'q'}]}, ['q', 'p']],
        [{'x': 'p'}, ['q', 'p']],
    )
    middle = '[open(a:shared;b:shared;c:shared)]'
    three = [{'a': 'p', 'b': 'q', 'c': 'r'}, {'a': 'r', 'b': 'q', 'c': 'p'}]
    yield 'the reader knows two of three sections', reason, middle, new, three, [{'a': 'p', 'b': 'q'}, {'a': 'r', 'b': 'q'}]
