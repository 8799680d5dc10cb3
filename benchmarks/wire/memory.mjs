/** A buffer with the view that is kept for it, and the bounds of the message being read. */
export const reader = (buffer) => ({ bytes: new Uint8Array(buffer), view: new DataView(buffer), at: 0, end: 0 });

/** What the encodings share. Every function measured gets a copy of its own, so that none learns from another's calls. */
export function memory() {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const malformed = (what, at) => { throw new RangeError(`${what} at ${at}`); };

  const begin = (m, from, end) => { m.at = from; m.end = end; };
  const finish = (m) => { if (m.at !== m.end) malformed('trailing', m.at); };
  const reserve = (bits, at) => { if (bits !== 0) malformed('reserved', at); };

  function take(m, count) {
    const from = m.at;
    if (count > m.end - from) malformed('truncated', m.end);
    m.at = from + count;
    return from;
  }

  function putVarint(m, at, value) {
    let rest = value;
    let to = at;
    for (; rest > 127; rest >>>= 7) m.bytes[to++] = rest & 127 | 128;
    m.bytes[to] = rest;
    return to + 1;
  }

  function varint(m) {
    const first = m.bytes[take(m, 1)];
    return first < 128 ? first : longVarint(m, first & 127);
  }

  function longVarint(m, low) {
    const from = m.at - 1;
    let value = low;
    for (let shift = 7; shift < 35; shift += 7) {
      const next = m.bytes[take(m, 1)];
      if (next === 0 || (shift === 28 && next > 7)) break;
      value |= (next & 127) << shift;
      if (next < 128) return value;
    }
    return malformed('varint', from);
  }

  /** Reads a count of things that take so many bytes each at least. */
  function count(m, size) {
    const from = m.at;
    const counted = varint(m);
    return counted * size <= m.end - m.at ? counted : malformed('count', from);
  }

  /** Writes a text behind a varint with its length. */
  function putText(m, at, text) {
    if (text.length <= 16 && putAscii(m, at + 1, text)) {
      m.bytes[at] = text.length;
      return at + 1 + text.length;
    }
    const utf8 = encoder.encode(text);
    const to = putVarint(m, at, utf8.length);
    m.bytes.set(utf8, to);
    return to + utf8.length;
  }

  /** Writes a text whose length is in a header if it is below `full`. */
  function putHeaderText(m, at, text, full) {
    if (text.length < full && putAscii(m, at, text)) return at + text.length;
    const utf8 = encoder.encode(text);
    const to = utf8.length < full ? at : putVarint(m, at, utf8.length - full);
    m.bytes.set(utf8, to);
    return to + utf8.length;
  }

  function putAscii(m, at, text) {
    const bytes = m.bytes;
    let seen = 0;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      seen |= c;
      bytes[at + i] = c;
    }
    return seen < 128;
  }

  function text(m, length) {
    const from = take(m, length);
    if (length > 16) return decoder.decode(m.bytes.subarray(from, from + length));
    const bytes = m.bytes;
    let seen = 0;
    for (let i = from; i < from + length; i++) seen |= bytes[i];
    return seen < 128 ? short(bytes, from, length) : decoder.decode(bytes.subarray(from, from + length));
  }

  const chars = String.fromCharCode;

  /** The engine builds a text of a few characters in one call sooner than one by one. */
  function short(b, i, length) {
    switch (length) {
      case 0: return '';
      case 1: return chars(b[i]);
      case 2: return chars(b[i], b[i + 1]);
      case 3: return chars(b[i], b[i + 1], b[i + 2]);
      case 4: return chars(b[i], b[i + 1], b[i + 2], b[i + 3]);
      case 5: return chars(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4]);
      case 6: return chars(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4], b[i + 5]);
      case 7: return chars(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4], b[i + 5], b[i + 6]);
      case 8: return chars(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4], b[i + 5], b[i + 6], b[i + 7]);
      default:
        return chars(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4], b[i + 5], b[i + 6], b[i + 7]) + short(b, i + 8, length - 8);
    }
  }

  /** Writes levels as two columns, each aligned to 8 bytes from the message's beginning at offset 0. */
  function putColumns(m, at, levels) {
    const counted = putVarint(m, at, levels.length);
    const prices = counted + 7 & -8;
    const quantities = prices + 8 * levels.length;
    m.bytes.fill(0, counted, prices);
    for (let i = 0; i < levels.length; i++) {
      const level = levels[i];
      m.view.setFloat64(prices + 8 * i, level.p, true);
      m.view.setFloat64(quantities + 8 * i, level.q, true);
    }
    return quantities + 8 * levels.length;
  }

  /** Reads them; the message begins at a multiple of 8. */
  function columns(m) {
    const size = count(m, 16);
    for (let i = take(m, -m.at & 7); i < m.at; i++) reserve(m.bytes[i], i);
    const prices = take(m, 16 * size);
    const quantities = prices + 8 * size;
    const levels = [];
    for (let i = 0; i < size; i++) {
      levels.push({ p: m.view.getFloat64(prices + 8 * i, true), q: m.view.getFloat64(quantities + 8 * i, true) });
    }
    return levels;
  }

  return {
    begin, finish, reserve, malformed, take, putVarint, varint, count, putText, putHeaderText, text, putColumns, columns,
  };
}
