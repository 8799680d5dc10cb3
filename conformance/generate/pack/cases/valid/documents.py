"""Messages like those of real programs."""

ORDER = (
    'struct(id:vu64,customer:shared,state:enum(open,paid,sent),paid:f64?,tags:[shared],'
    'lines:columns(article:shared,count:vu32,price:vi32?),notes:{str:str},address:open(street:str,city:shared;country:enum(at,de,ch)))'
)
POINT = '[(f64,f64,f32?)]'


def cases():
    order = {
        'id': '1234567',
        'customer': 'Ada',
        'state': 'paid',
        'paid': 19.5,
        'tags': ['gift', 'Ada'],
        'lines': [{'article': 'pen', 'count': 2, 'price': 250}, {'article': 'ink', 'count': 1, 'price': None}],
        'notes': [['door', 'blue \u2013 ring twice']],
        'address': {'street': 'Hauptstra\u00dfe 1', 'city': 'Linz', 'country': 'at'},
    }
    yield 'order', '6.1', ORDER, order
    bare = {'paid': None, 'tags': [], 'lines': [], 'notes': [], 'address': {'street': '', 'city': '', 'country': 'ch'}}
    yield 'bare order', '6.1', ORDER, {'id': '0', 'customer': '', 'state': 'open', **bare}
    yield 'two orders share texts', '4.3', f'[{ORDER}]', [order, {**order, 'state': 'sent'}]
    yield 'track', '6.1', POINT, [[48.25, 16.5, None], [48.5, 16.25, 310.5]]
