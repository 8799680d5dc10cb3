from message import *


def cases():
    for levels in (65, 100, 5001):
        m = Message()
        targets = [m.vector([])]
        for _ in range(levels - 1):
            targets.append(m.vector([(packed(VECTOR), targets[-1])]))
        m.root(targets[-1], packed(VECTOR))
        yield f'vector {levels} deep', 'nesting over the default limit of 64', m, targets[-64]
    m = Message()
    targets = [m.map(m.keys([]), [])]
    for _ in range(64):
        keys = m.keys([m.key(b'm')])
        targets.append(m.map(keys, [(packed(MAP), targets[-1])]))
    m.root(targets[-1], packed(MAP))
    yield 'map 65 deep', 'nesting over the default limit of 64', m, targets[-64]
    m = Message()
    shared = m.vector([])
    for _ in range(39):
        shared = m.vector([(packed(VECTOR), shared)])
    reaches = chain = m.vector([(packed(VECTOR), shared)])
    for _ in range(29):
        chain = m.vector([(packed(VECTOR), chain)])
    m.root(m.vector([(packed(VECTOR, 1), shared), (packed(VECTOR), chain)], 2), packed(VECTOR, 2))
    yield 'shared vector too deep the second time', 'the longest path counts: 1 + 30 + 40 levels', m, reaches
