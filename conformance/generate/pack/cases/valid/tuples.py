def cases():
    yield 'tuple of numbers', '3.1', '(i32,vi32)', [1, -1]
    yield 'tuple of one', '3.1', '(str)', ['one']
    yield 'tuple has the bytes of a struct', '3.1', '(str,bool,u8,vi64)', ['a', True, 2, '3']
    yield 'struct has the bytes of a tuple', '3.1', 'struct(a:str,b:bool,c:u8,d:vi64)', {'a': 'a', 'b': True, 'c': 2, 'd': '3'}
    yield 'tuple in a tuple', '4.4', '((bool,bool),bool)', [[True, False], True]
    yield 'list of tuples', '5.6', '[(str,vi64)]', [['a', '1'], ['b', '2']]
    yield 'tuple that has nothing but a name and an empty struct', '3.1', '(enum(x),struct())', ['x', {}]
    yield 'tuple of texts', '4.2', '(str,bytes,shared)', ['a' * 15, 'ff' * 16, 'b']
