"""CRC-64-AVRO, rule 1.5, and CRC-32C, rule 5 of spec/frame.md."""

AVRO = 0xC15D213AA4D7A795
CASTAGNOLI = 0x82F63B78


def fingerprint(text):
    return reflected(AVRO, AVRO, text.encode())


def crc32c(data):
    return reflected(CASTAGNOLI, 0xFFFFFFFF, data) ^ 0xFFFFFFFF


def reflected(polynomial, value, data):
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (polynomial if value & 1 else 0)
    return value
