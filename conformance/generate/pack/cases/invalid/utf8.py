ILL = [
    ('a lone continuation', '80', 0),
    ('a lone continuation behind a letter', '61bf', 1),
    ('two bytes, cut', '61c3', 1),
    ('two bytes, no continuation', 'c361', 0),
    ('two bytes, overlong', 'c080', 0),
    ('two bytes, overlong to 7f', 'c1bf', 0),
    ('three bytes, cut', 'e282', 0),
    ('three bytes, overlong', 'e09fbf', 0),
    ('a high surrogate', '61eda080', 1),
    ('a pair of surrogates', 'eda081edb080', 0),
    ('four bytes, cut', 'c3a9f09f98', 2),
    ('four bytes, overlong', 'f08fbfbf', 0),
    ('beyond U+10FFFF', 'f4908080', 0),
    ('no lead byte', 'f5808080', 0),
    ('ff', '6161ff', 2),
]


def cases():
    for name, data, offset in ILL:
        reason = f'ill-formed: {name}'
        yield f'{name}, lone', '4.2', reason, 'str', f'{len(data) // 2:02x}{data}', 'utf8', 1 + offset
    yield 'in a field', '4.2', 'ill-formed text', '(str,str)', '21 61 62ff', 'utf8', 3
    yield 'in an optional field', '4.2', 'ill-formed text', 'str?', '02 61ff', 'utf8', 2
    yield 'in a shared text', '4.3', 'ill-formed text', 'shared', '04 61ff', 'utf8', 2
    yield 'in a long text', '4.2', 'ill-formed text', 'struct(a:str)', '0f 01' + '61' * 15 + 'c0', 'utf8', 17
    yield 'in a key', '4.8', 'ill-formed text', '{str:bool}', '01 01 80', 'utf8', 2
