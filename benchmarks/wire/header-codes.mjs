/** The encoding of spec/pack.md: widths of integers and lengths of short texts stand in a header. */
export function headerCodes({ begin, finish, reserve, malformed, take, putVarint, varint, count, putHeaderText, text, putColumns, columns }) {
  const zigzag = (n) => n << 1 ^ n >> 31;
  const unzigzag = (z) => z >>> 1 ^ -(z & 1);
  const code32 = (z) => 31 - Math.clz32(z | 1) >>> 3;

  /** Writes an integer of 53 bits in two halves; returns its width code. */
  function put53(m, at, n) {
    if (n === (n | 0)) {
      const z = zigzag(n);
      m.view.setInt32(at, z, true);
      return code32(z);
    }
    const sign = n < 0 ? 1 : 0;
    const magnitude = n < 0 ? -n - 1 : n;
    const low = magnitude | 0;
    const high = magnitude / 0x100000000 << 1 | low >>> 31;
    m.view.setInt32(at, low << 1 | sign, true);
    m.view.setInt32(at + 4, high, true);
    return high === 0 ? 3 : 4 + code32(high);
  }

  function get32(m, from, code) {
    if (from + 4 > m.end) return unzigzag(half(m, from, code + 1));
    return unzigzag(m.view.getInt32(from, true) & -1 >>> 24 - 8 * code);
  }

  function get53(m, from, code) {
    if (code < 4) return get32(m, from, code);
    if (code === 7) malformed('range', from);
    const low = m.view.getInt32(from, true);
    const high = from + 8 > m.end ? half(m, from + 4, code - 3) : m.view.getInt32(from + 4, true) & -1 >>> 56 - 8 * code;
    const magnitude = (high >>> 1) * 0x100000000 + ((high << 31 | low >>> 1) >>> 0);
    const n = (low & 1) === 0 ? magnitude : -magnitude - 1;
    return Number.isSafeInteger(n) ? n : malformed('range', from);
  }

  function half(m, from, width) {
    let value = 0;
    for (let i = 0; i < width; i++) value |= m.bytes[from + i] << 8 * i;
    return value;
  }

  const named = (m, code) => text(m, code < 15 ? code : 15 + varint(m));
  const short = (length) => length < 15 ? length : 15;

  function putNumbers(m, at, numbers) {
    let widest = 0;
    for (let i = 0; i < numbers.length; i++) widest |= zigzag(numbers[i]);
    const code = code32(widest);
    m.bytes[at] = short(numbers.length) | code << 4;
    let to = numbers.length < 15 ? at + 1 : putVarint(m, at + 1, numbers.length - 15);
    for (let i = 0; i < numbers.length; i++) {
      m.view.setInt32(to, zigzag(numbers[i]), true);
      to += code + 1;
    }
    return to;
  }

  function numbers(m) {
    const from = take(m, 1);
    const lead = m.bytes[from];
    reserve(lead >> 6, from);
    const width = (lead >> 4) + 1;
    const size = (lead & 15) < 15 ? lead & 15 : 15 + varint(m);
    if (size * width > m.end - m.at) malformed('count', from);
    const values = [];
    for (let i = 0; i < size; i++) values.push(get32(m, take(m, width), width - 1));
    return values;
  }

  function putDeep(m, start, value) {
    const id = zigzag(value.id);
    const idCode = code32(id);
    m.view.setInt32(start + 1, id, true);
    let at = start + 2 + idCode;
    let header = idCode;
    if (value.name !== null) {
      const end = putHeaderText(m, at, value.name, 14);
      header |= short(end - at + 1) << 2;
      at = end;
    }
    m.bytes[start] = header | (value.child === null ? 0 : 64);
    return value.child === null ? at : putDeep(m, at, value.child);
  }

  function deep(m, depth) {
    const from = take(m, 1);
    if (depth > 64) malformed('limit', from);
    const header = m.bytes[from];
    reserve(header >> 7, from);
    const idCode = header & 3;
    const id = get32(m, take(m, idCode + 1), idCode);
    const code = header >> 2 & 15;
    const name = code === 0 ? null : text(m, code < 15 ? code - 1 : 14 + varint(m));
    return { id, name, child: (header & 64) === 0 ? null : deep(m, depth + 1) };
  }

  return {
    SimpleObject: {
      encode(m, value) {
        const id = zigzag(value.id);
        const idCode = code32(id);
        m.view.setFloat64(2, value.ratio, true);
        m.view.setFloat32(10, value.factor, true);
        m.view.setInt16(14, value.code, true);
        m.view.setInt32(16, id, true);
        const serialCode = put53(m, 17 + idCode, value.serial);
        const at = 18 + idCode + serialCode;
        const end = putHeaderText(m, at, value.name, 15);
        m.view.setInt16(0, idCode | short(end - at) << 2 | (value.active ? 64 : 0) | serialCode << 7, true);
        return end;
      },
      decode(m, from, end) {
        begin(m, from, end);
        take(m, 16);
        const header = m.view.getUint16(from, true);
        reserve(header >> 10, from);
        const idCode = header & 3;
        const serialCode = header >> 7;
        const at = take(m, 2 + idCode + serialCode);
        const id = get32(m, at, idCode);
        const serial = get53(m, at + 1 + idCode, serialCode);
        const name = named(m, header >> 2 & 15);
        finish(m);
        return {
          id, name, active: (header & 64) !== 0, ratio: m.view.getFloat64(from + 2, true), factor: m.view.getFloat32(from + 10, true),
          serial, code: m.view.getInt16(from + 14, true),
        };
      },
    },
    ComplexObject: {
      encode(m, value) {
        const id = zigzag(value.id);
        const idCode = code32(id);
        m.view.setInt32(1, id, true);
        const at = 2 + idCode;
        let end = putHeaderText(m, at, value.name, 15);
        m.bytes[0] = idCode | short(end - at) << 2;
        end = putVarint(m, putNumbers(m, end, value.numbers), value.labels.size);
        for (const [key, label] of value.labels) {
          const keyEnd = putHeaderText(m, end + 1, key, 15);
          const labelEnd = putHeaderText(m, keyEnd, label, 15);
          m.bytes[end] = short(keyEnd - end - 1) | short(labelEnd - keyEnd) << 4;
          end = labelEnd;
        }
        return end;
      },
      decode(m, from, end) {
        begin(m, from, end);
        const header = m.bytes[take(m, 1)];
        reserve(header >> 6, from);
        const idCode = header & 3;
        const id = get32(m, take(m, idCode + 1), idCode);
        const name = named(m, header >> 2);
        const values = numbers(m);
        const labels = new Map();
        const size = count(m, 1);
        for (let i = 0; i < size; i++) {
          const codes = m.bytes[take(m, 1)];
          const key = named(m, codes & 15);
          labels.set(key, named(m, codes >> 4));
        }
        if (labels.size !== size) malformed('duplicate', from);
        finish(m);
        return { id, name, numbers: values, labels };
      },
    },
    DeepObject: {
      encode: (m, value) => putDeep(m, 0, value),
      decode(m, from, end) {
        begin(m, from, end);
        const value = deep(m, 1);
        finish(m);
        return value;
      },
    },
    Ticker: {
      encode(m, value) {
        m.view.setFloat64(1, value.last, true);
        m.view.setFloat64(9, value.bid, true);
        m.view.setFloat64(17, value.ask, true);
        m.view.setFloat64(25, value.volume, true);
        const end = putHeaderText(m, 33, value.symbol, 15);
        m.bytes[0] = short(end - 33);
        return end;
      },
      decode(m, from, end) {
        begin(m, from, end);
        take(m, 33);
        const header = m.bytes[from];
        reserve(header >> 4, from);
        const symbol = named(m, header);
        finish(m);
        return {
          symbol, last: m.view.getFloat64(from + 1, true), bid: m.view.getFloat64(from + 9, true),
          ask: m.view.getFloat64(from + 17, true), volume: m.view.getFloat64(from + 25, true),
        };
      },
    },
    Order: {
      encode(m, value) {
        m.view.setFloat64(3, value.price, true);
        m.view.setFloat64(11, value.quantity, true);
        m.view.setFloat64(19, value.filled, true);
        const idCode = put53(m, 27, value.id);
        const account = zigzag(value.account);
        const accountCode = code32(account);
        m.view.setInt32(28 + idCode, account, true);
        const timeCode = put53(m, 29 + idCode + accountCode, value.time);
        const at = 30 + idCode + accountCode + timeCode;
        const end = putHeaderText(m, at, value.symbol, 15);
        const low = idCode | accountCode << 3 | short(end - at) << 5 | value.side << 9;
        const high = value.type << 10 | timeCode << 12 | value.flags << 15;
        m.view.setInt16(0, low | high, true);
        m.bytes[2] = high >> 16;
        return end;
      },
      decode(m, from, end) {
        begin(m, from, end);
        take(m, 27);
        const header = m.view.getInt32(from, true) & 0xffffff;
        reserve(header >> 18, from);
        const idCode = header & 7;
        const accountCode = header >> 3 & 3;
        const type = header >> 10 & 3;
        if (type > 2) malformed('range', from);
        const timeCode = header >> 12 & 7;
        const at = take(m, 3 + idCode + accountCode + timeCode);
        const id = get53(m, at, idCode);
        const account = get32(m, at + 1 + idCode, accountCode);
        const time = get53(m, at + 2 + idCode + accountCode, timeCode);
        const symbol = named(m, header >> 5 & 15);
        finish(m);
        return {
          id, account, symbol, side: header >> 9 & 1, type, price: m.view.getFloat64(from + 3, true),
          quantity: m.view.getFloat64(from + 11, true), filled: m.view.getFloat64(from + 19, true), time, flags: header >> 15,
        };
      },
    },
    Book: {
      encode(m, value) {
        const timeCode = put53(m, 1, value.time);
        const at = 2 + timeCode;
        const end = putHeaderText(m, at, value.symbol, 15);
        m.bytes[0] = short(end - at) | timeCode << 4;
        return putColumns(m, putColumns(m, end, value.bids), value.asks);
      },
      decode(m, from, end) {
        begin(m, from, end);
        const header = m.bytes[take(m, 1)];
        reserve(header >> 7, from);
        const timeCode = header >> 4;
        const time = get53(m, take(m, timeCode + 1), timeCode);
        const symbol = named(m, header & 15);
        const value = { symbol, time, bids: columns(m), asks: columns(m) };
        finish(m);
        return value;
      },
    },
  };
}
