"""Frames and streams of them: spec/frame.md."""

from dataclasses import dataclass

from .checksums import crc32c
from .source import Malformed, Source, check
from .varint import varint

WIRES = {'flex': 1, 'pack': 2, 'proto': 3}
HAS_FINGERPRINT, HAS_CHECKSUM = 16, 32
LIMIT = 16 << 20


@dataclass
class Frame:
    wire: str
    fingerprint: object
    message: bytes
    checksum: bool

    def encoded(self):
        """1 to 5"""
        lead = 0x80 | WIRES[self.wire] | HAS_CHECKSUM * self.checksum | HAS_FINGERPRINT * (self.fingerprint is not None)
        data = bytes([lead])
        data += b'' if self.fingerprint is None else self.fingerprint.to_bytes(8, 'little')
        data += varint(len(self.message)) + self.message
        return data + (crc32c(data).to_bytes(4, 'little') if self.checksum else b'')

    def is_for(self, wire, fingerprint):
        """9"""
        return self.wire == wire and (fingerprint is None or self.fingerprint is None or self.fingerprint == fingerprint)


def read(stream):
    """6: the frames before the end or before the first fault, and the fault or None."""
    source, frames = Source(stream), []
    try:
        while source.left:
            frames.append(read_frame(source))
    except Malformed as fault:
        return frames, fault
    return frames, None


def read_frame(source):
    first, lead = source.at, source.byte()
    wires = {number: wire for wire, number in WIRES.items()}
    check(lead & 0xC0 == 0x80 and lead & 0xF in wires, 'lead', first)
    wire, has_fingerprint = wires[lead & 0xF], lead & HAS_FINGERPRINT
    check(wire != 'pack' or has_fingerprint, 'lead', first)
    fingerprint = int.from_bytes(source.take(8), 'little') if has_fingerprint else None
    length_at, length = source.at, source.varint()
    check(length <= LIMIT, 'limit', length_at)
    message = source.take(length)
    has_checksum, checksum_at = lead & HAS_CHECKSUM != 0, source.at
    if has_checksum:
        check(source.take(4) == crc32c(source.data[first:checksum_at]).to_bytes(4, 'little'), 'checksum', checksum_at)
    return Frame(wire, fingerprint, message, has_checksum)
