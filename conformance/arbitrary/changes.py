"""Changes messages."""


def changed(random, message):
    """The message with a byte or a few that differ, are missing or are more."""
    for _ in range(random.choice((1, 1, 2, 3))):
        change = random.choice((inserted, cut, flipped, flipped, replaced, replaced))
        message = change(random, message, random.randrange(len(message) + 1))
    return message


def inserted(random, message, at):
    return message[:at] + random.randbytes(1) + message[at:]


def cut(_, message, at):
    return message[:at]


def flipped(random, message, at):
    return message[:at] + bytes(byte ^ 1 << random.randrange(8) for byte in message[at : at + 1]) + message[at + 1 :]


def replaced(random, message, at):
    return message[:at] + bytes([random.choice((0, 1, 127, 128, 255, random.randrange(256)))]) + message[at + 1 :]
