def cases():
    yield 'array of bools', '5.1', '[bool;9]', [True] * 9
    yield 'array of f32', '4.7', '[f32;3]', [1.0, 0.5, -2.0]
    yield 'array of u16 in a struct', '3.6', 'struct(a:[u16;2],b:u8)', {'a': [1, 2], 'b': 3}
    yield 'array of vi32', '4.7', '[vi32;3]', [1, -300, 0]
    yield 'array of vu53 of 7 bytes each', '4.7', '[vu53;1]', [2**53 - 1]
    yield 'array of vi64 of 8 bytes each', '4.7', '[vi64;1]', [str(-(2**63))]
    yield 'array of str', '4.7', '[str;2]', ['a', '']
    yield 'array of shared', '4.7', '[shared;3]', ['a', 'b', 'a']
    yield 'array of arrays', '4.7', '[[vu32;2];2]', [[1, 2], [3, 400]]
    yield 'array of empty structs', '3.1', '[struct();3]', [{}, {}, {}]
    yield 'array of enums', '5.5', '[enum(a,b);2]', ['b', 'a']
    yield 'array of str?', '5.4', '[str?;9]', ['a', *[None] * 7, 'i']
