def cases():
    yield 'lone shared', '4.3', 'shared', 'a'
    yield 'lone empty shared', '4.3', 'shared', ''
    yield 'shared twice', '4.3', '[shared]', ['a', 'a']
    yield 'shared, three texts', '4.3', '[shared]', ['a', 'b', 'c', 'c', 'b', 'a']
    yield 'the empty text is shared, too', '4.3', '[shared]', ['', '', 'a', '']
    yield 'str is not shared', '4.3', '(str,shared,str)', ['a', 'a', 'a']
    yield 'shared of 63 bytes', '4.3', 'shared', 'z' * 63
    yield 'shared of 64 bytes', '4.3', 'shared', 'z' * 64
    texts = [f't{number}' for number in range(65)]
    yield 'the index 64 takes two bytes', '4.3', '[shared]', [*texts, texts[63], texts[64]]
    yield 'shared across structs', '4.3', '[struct(a:shared,b:vi32)]', [{'a': 'x', 'b': 1}, {'a': 'y', 'b': 2}, {'a': 'x', 'b': 3}]
    nested = {'a': 'x', 'b': [['x', ['y', 'x']]], 'c': ['y', {'d': 'x'}]}
    yield 'shared across nested values', '4.3', 'struct(a:shared,b:{shared:[shared]},c:(shared,struct(d:shared)))', nested
    yield 'shared? among shared?', '4.3', 'struct(a:shared?,b:shared?,c:shared?)', {'a': 'x', 'b': None, 'c': 'x'}
    yield 'shared in a union', '4.3', '[union(a:struct(x:shared),b:struct(x:shared))]', [{'a': {'x': 't'}}, {'b': {'x': 't'}}]
    yield 'a text written anew', '4.3', '[shared]', ['abc', 'abc'], '02 06616263 06616263'
    yield 'an index to a text written anew', '4.3', '[shared]', ['abc', 'abc', 'abc'], '03 06616263 06616263 03'
