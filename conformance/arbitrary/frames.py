"""Makes frames, in the JSON of the vectors."""


def frames(random):
    return [frame(random) for _ in range(random.randint(0, 4))]


def frame(random):
    wire = random.choice(('flex', 'pack', 'proto'))
    has_fingerprint = wire == 'pack' or random.random() < 0.5
    return {
        'wire': wire,
        'fingerprint': random.randbytes(8).hex() if has_fingerprint else None,
        'message': random.randbytes(random.choice((0, 1, 20, 127, 128, 300))).hex(),
        'checksum': random.random() < 0.5,
    }
