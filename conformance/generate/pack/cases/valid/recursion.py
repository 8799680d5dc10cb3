def chain(length):
    node = None
    for number in range(length):
        node = {'id': number, 'next': node}
    return node


def cases():
    yield 'tree', '1.2', 'struct(id:vi32,children:[#0])', {'id': 1, 'children': [{'id': 2, 'children': []}, {'id': 3, 'children': []}]}
    yield 'chain of 3', '1.2', 'struct(id:vi32,next:#0?)', chain(3)
    expression = {'add': {'left': {'number': {'value': 1.0}}, 'right': {'negate': {'of': {'number': {'value': 2.0}}}}}}
    schema = 'union(add:struct(left:#0,right:#0),negate:struct(of:#0),number:struct(value:f64))'
    yield 'expression', '1.2', schema, expression
    yield 'two that contain one another', '1.2', 'struct(a:struct(b:[#0],c:#1?))', {'a': {'b': [], 'c': {'b': [], 'c': None}}}
    around = {'a': {'around': {'a': {'none': {}}, 'b': 1}}, 'b': 2}
    yield 'a case that is the struct around its union', '1.2', 'struct(a:union(around:#0,none:struct()),b:u8)', around
    yield 'open struct in itself', '1.2', 'open(name:shared;next:#0?)', {'name': 'a', 'next': {'name': 'b', 'next': None}}
    yield 'map in itself', '1.2', 'struct(a:{str:#0})', {'a': [['x', {'a': []}]]}
    yield 'columns in themselves', '1.2', 'struct(a:columns(b:#0))', {'a': [{'b': {'a': []}}]}
