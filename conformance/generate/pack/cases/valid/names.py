"""Values of enums and flags."""


def several(count):
    return [f'n{number}' for number in range(count)]


def cases():
    yield 'lone enum of 3 names, first', '5.6', 'enum(a,b,c)', 'a'
    yield 'lone enum of 3 names, last', '5.6', 'enum(a,b,c)', 'c'
    yield 'lone enum of one name', '3.1', 'enum(only)', 'only'
    yield 'list of an enum of one name', '3.1', '[enum(only)]', ['only', 'only']
    yield 'field of an enum of one name', '3.2', 'struct(a:enum(only),b:bool)', {'a': 'only', 'b': True}
    for count in (2, 4, 5, 256, 257):
        names = several(count)
        yield f'enum of {count} names, last', '3.2', f'struct(a:bool,b:enum({",".join(names)}))', {'a': True, 'b': names[-1]}
    yield 'flags, none', '3.2', 'flags(a,b,c)', []
    yield 'flags, first', '3.2', 'flags(a,b,c)', ['a']
    yield 'flags, all', '3.2', 'flags(a,b,c)', ['a', 'b', 'c']
    names = several(32)
    schema = f'flags({",".join(names)})'
    yield '32 flags, last', '3.2', schema, names[-1:]
    yield '32 flags, all', '3.2', schema, names
    yield '32 flags behind a bit', '3.3', f'struct(a:bool,b:{schema})', {'a': True, 'b': names[::2]}
    yield 'list of enums', '5.5', '[enum(a,b,c)]', ['c', 'a', 'b']
    yield 'list of flags', '5.5', '[flags(a,b)]', [['b'], [], ['a', 'b']]
    yield 'enum? without a value', '3.2', 'struct(a:enum(x,y,z)?,b:bool)', {'a': None, 'b': True}
    yield 'enum? with a value', '3.2', 'struct(a:enum(x,y,z)?,b:bool)', {'a': 'z', 'b': True}
    yield 'flags? without a value', '3.2', 'struct(a:flags(x,y)?,b:flags(x,y)?)', {'a': None, 'b': []}
