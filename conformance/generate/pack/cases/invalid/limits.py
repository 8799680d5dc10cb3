REASON = 'deeper than 64 values inside one another'


def cases():
    yield '65 lists', '7', REASON, '[' * 65 + 'bool' + ']' * 65, '01' * 64 + '0101', 'limit', 64
    yield '65 lists, the last empty', '7', REASON, '[' * 65 + 'bool' + ']' * 65, '01' * 64 + '00', 'limit', 64
    yield '65 lists, and nothing left', '7', REASON, '[' * 65 + 'bool' + ']' * 65, '01' * 64, 'count', 63
    yield '65 structs', '7', REASON, 'struct(id:u8,next:#0?)', '0100' * 64 + '0000', 'limit', 128
    yield '65 tuples', '7', REASON, '(' * 65 + 'bool' + ')' * 65, '01', 'limit', 0
    yield '65 arrays', '7', REASON, '[' * 65 + 'u8' + ';1]' * 65, '01', 'limit', 0
    yield '65 unions', '7', REASON, 'union(a:struct(x:#0),b:struct())', '00' * 64 + '01 00', 'limit', 65
    yield 'union without an end', '7', REASON, 'union(a:struct(x:#0))', '00' * 200, 'limit', 65
    yield '33 maps in 32 structs and one more', '7', REASON, 'struct(a:{u8:#0})', '0101' * 32 + '00', 'limit', 64
    yield '65 open structs', '7', REASON, 'open(a:#0?)', opens(65), 'limit', 129
    yield '33 columns in 33 structs', '7', REASON, 'struct(a:columns(b:#0))', '01' * 32 + '00', 'limit', 32
    yield 'list in the 64th struct', '7', REASON, 'struct(id:u8,a:[u8],next:#0?)', '010000' * 63 + '00 00 00', 'limit', 191
    yield '500 lists in 500 structs', '7', REASON, 'struct(a:[#0])', '01' * 500, 'limit', 32


def opens(levels):
    """Open structs inside one another, the innermost alone."""
    data = bytes([1, 0])
    for _ in range(levels - 1):
        data = length(len(data) + 1) + b'\1' + data
    return data.hex()


def length(number):
    return bytes([number]) if number < 128 else bytes([number & 127 | 128, number >> 7])
