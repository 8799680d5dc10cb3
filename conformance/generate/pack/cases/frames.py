"""Streams of frames."""

from ..checksums import crc32c, fingerprint
from ..frame import LIMIT, Frame
from ..varint import varint

SCHEMA, OTHER = 0xB34DA4DE2C62E497, 0x39EF4525AE3AF2AA
ADA = bytes.fromhex('180e616461')
PACK = Frame('pack', SCHEMA, ADA, True)
BARE = Frame('pack', SCHEMA, ADA, False)
TOLD = Frame('pack', fingerprint('struct("octavo.schema":str)'), b'\x0f\x09struct(id:vi64,name:str)', True)
FLEX = Frame('flex', None, bytes.fromhex('050401'), False)


def valid():
    """Yields (name, rule, stream)."""
    yield 'no frames', '6', b''
    for wire in ('flex', 'pack', 'proto'):
        yield f'{wire} with all', '1', Frame(wire, SCHEMA, ADA, True).encoded()
        yield f'{wire} without a checksum', '2', Frame(wire, SCHEMA, ADA, False).encoded()
    for wire in ('flex', 'proto'):
        yield f'{wire} without a fingerprint', '3', Frame(wire, None, ADA, True).encoded()
        yield f'{wire} with nothing', '2', Frame(wire, None, ADA, False).encoded()
    for length in (0, 1, 127, 128):
        yield f'message of {length} bytes', '4', Frame('proto', None, b'm' * length, True).encoded()
    yield 'fingerprint of ones', '3', Frame('pack', 2**64 - 1, b'\0', True).encoded()
    yield 'fingerprint of zeros', '3', Frame('pack', 0, b'\0', True).encoded()
    yield 'three frames', '6', PACK.encoded() * 3
    yield 'frames of three wires', '6', FLEX.encoded() + PACK.encoded() + Frame('proto', None, b'', False).encoded()
    yield 'frames with and without a checksum', '6', PACK.encoded() + BARE.encoded() + PACK.encoded()
    yield 'a frame that tells the schema of the next', '10', TOLD.encoded() + PACK.encoded()
    yield 'a message that looks like frames', '6', Frame('flex', None, PACK.encoded(), True).encoded()


def invalid():
    """Yields (name, rule, reason, stream, frames before the fault, kind, offset)."""
    yield from leads()
    yield from lengths()
    yield from checksums()
    yield from truncated()


def leads():
    whole = BARE.encoded()
    for lead in (0x00, 0x12, 0x41, 0x7B, 0xC1, 0xD2, 0xFF):
        yield f'lead byte {lead:02x}', '2', 'the high two bits are 1 and 0', bytes([lead]) + whole[1:], 0, 'lead', 0
    for wire in (0, 4, 15):
        yield f'wire {wire}', '2', 'a wire that is reserved', bytes([0x90 | wire]) + whole[1:], 0, 'lead', 0
    yield 'pack without a fingerprint', '3', 'a pack message has a fingerprint', b'\x82' + varint(5) + ADA, 0, 'lead', 0
    yield 'pack without a fingerprint, cut', '3', 'a pack message has a fingerprint', b'\xa2', 0, 'lead', 0
    yield 'lead byte behind two frames', '6', 'only frames follow frames', whole * 2 + b'{}', 2, 'lead', 2 * len(whole)
    yield 'zero behind a frame', '6', 'only frames follow frames', whole + b'\0', 1, 'lead', len(whole)


def lengths():
    for name, data in (('two bytes for 5', '8500'), ('six bytes', '808080808001'), ('2^31', '8080808008')):
        yield f'length of {name}', '4', 'the length is a varint', b'\x81' + bytes.fromhex(data) + ADA, 0, 'varint', 1
    over, largest = varint(LIMIT + 1), varint(LIMIT)
    yield 'length over the limit', '7', 'a message has 16 MiB at most', b'\x81' + over + ADA, 0, 'limit', 1
    yield 'length over the limit, behind a fingerprint', '7', 'a message has 16 MiB at most', BARE.encoded()[:9] + over, 0, 'limit', 9
    yield 'the greatest length', '7', 'a message has 16 MiB at most', b'\x81' + varint(2**31 - 1), 0, 'limit', 1
    yield 'length of the limit, cut', '7', 'the stream ends inside the message', b'\x81' + largest + ADA, 0, 'truncated', 10
    yield 'length over the limit in a second frame', '7', 'a message has 16 MiB at most', FLEX.encoded() + b'\x81' + over, 1, 'limit', 6


def checksums():
    whole, reason = PACK.encoded(), 'the checksum is that of all before it in the frame'
    at = len(whole) - 4
    for name, changed in (('fingerprint', 1), ('message', 12), ('checksum, first byte', at), ('checksum, last byte', at + 3)):
        yield f'a bit of the {name}', '5', reason, flipped(whole, changed), 0, 'checksum', at
    message = b'\x93' + whole[1:at]
    yield 'checksum without the lead byte', '5', reason, whole[:at] + crc(whole[1:at]), 0, 'checksum', at
    yield 'checksum of the message alone', '5', reason, whole[:at] + crc(ADA), 0, 'checksum', at
    yield 'checksum of another wire', '5', reason, b'\xb3' + whole[1:at] + crc(message), 0, 'checksum', at
    yield 'checksum with the highest byte first', '5', reason, whole[:at] + whole[at:][::-1], 0, 'checksum', at
    yield 'checksum of a second frame', '5', reason, whole + flipped(whole, at), 1, 'checksum', len(whole) + at
    yield 'checksum of all frames before it', '5', reason, whole + whole[:at] + crc(whole + whole[:at]), 1, 'checksum', len(whole) + at


def truncated():
    whole = PACK.encoded()
    for length in (1, 8, 9, 10, 14, 15, 18):
        yield f'{length} of {len(whole)} bytes', '8', 'the stream ends inside the frame', whole[:length], 0, 'truncated', length
    yield 'second of two frames', '8', 'the stream ends inside the frame', whole + whole[:12], 1, 'truncated', len(whole) + 12
    yield 'length cut in a varint', '8', 'the stream ends inside the length', b'\x81\x80', 0, 'truncated', 2
    yield 'flex frame of a lead byte', '8', 'the stream ends behind the lead byte', b'\x81', 0, 'truncated', 1


def mismatched():
    """Yields (name, reason, wire and fingerprint of the reader, stream)."""
    other, flex = Frame('pack', OTHER, b'\1', True), FLEX.encoded()
    yield 'another fingerprint', 'the schema is another', 'pack', SCHEMA, other.encoded()
    yield 'another wire', 'the wire is another', 'pack', SCHEMA, flex
    yield 'another wire with the same fingerprint', 'the wire is another', 'proto', SCHEMA, PACK.encoded()
    yield 'reading on', 'the stream can be read on', 'pack', SCHEMA, PACK.encoded() + other.encoded() + flex + BARE.encoded()


def flipped(data, at):
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def crc(data):
    return crc32c(data).to_bytes(4, 'little')
