LENGTHS = (0, 1, 13, 14, 15, 16, 141, 142, 143, 144, 300)


def cases():
    for length in LENGTHS:
        text = 'x' * length
        yield f'str of {length} bytes in a struct', '4.2', 'struct(a:str)', {'a': text}
        yield f'str? of {length} bytes in a struct', '4.2', 'struct(a:str?)', {'a': text}
    for length in (0, 14, 15):
        yield f'bytes of {length} in a struct', '4.2', 'struct(a:bytes)', {'a': '80' * length}
        yield f'bytes? of {length} in a struct', '4.2', 'struct(a:bytes?)', {'a': '80' * length}
    for length in (0, 127, 128):
        yield f'lone str of {length} bytes', '5.6', 'str', 'y' * length
        yield f'lone bytes of {length}', '5.6', 'bytes', 'ff' * length
    yield 'lone str of 16384 bytes', '2.1', 'str', 'y' * 16384
    yield 'str of every length of UTF-8', '4.2', 'struct(a:str)', {'a': 'a\u00e9\u20ac\U0001f600'}
    yield 'str at the edges of UTF-8', '4.2', 'str', '\u0000\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\U00010000\U0010ffff'
    yield 'bytes that are no text', '4.2', 'struct(a:bytes,b:str)', {'a': 'c080ff', 'b': 'b'}
    yield 'texts among integers', '3.6', 'struct(a:str,b:vi32,c:bytes,d:u16)', {'a': 'one', 'b': -3, 'c': '0102', 'd': 513}
