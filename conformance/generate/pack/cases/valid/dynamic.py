FIVE, TEXT = {'flex': '050401'}, {'flex': '02686900031401'}


def cases():
    yield 'lone dynamic', '4.10', 'dynamic', FIVE
    yield 'dynamic in a struct', '4.10', 'struct(a:dynamic,b:vi32)', {'a': TEXT, 'b': 1}
    yield 'list of dynamic', '4.10', '[dynamic]', [FIVE, TEXT]
    yield 'map of dynamic', '4.10', '{str:dynamic}', [['a', FIVE]]
