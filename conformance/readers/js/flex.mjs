// The official JavaScript implementation. usage: node flex.mjs read | write
// read: length-prefixed messages in, canonical JSON lines out; write: JSON lines in, length-prefixed messages out.
// JavaScript has one number type: every number is printed as the bits of a double, 64-bit integers by their digits.

import { readFileSync, writeSync } from 'node:fs';
import { encode, toObject } from 'flatbuffers/js/flexbuffers.js';

function bits(number) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return 'f64:' + view.getBigUint64(0).toString(16).padStart(16, '0');
}

function canonical(key, value) {
  if (typeof value === 'number') return bits(value);
  if (typeof value === 'bigint') return bits(Number(value));
  if (value instanceof Uint8Array) return 'hex:' + Buffer.from(value).toString('hex');
  return value;
}

function read(message) {
  try {
    return JSON.stringify(toObject(message), canonical);
  } catch (error) {
    return `error: ${error}`;
  }
}

function readAll() {
  const data = readFileSync(0);
  for (let at = 0; at < data.length; ) {
    const end = at + 4 + data.readUInt32LE(at);
    const message = data.buffer.slice(data.byteOffset + at + 4, data.byteOffset + end);
    writeFully(Buffer.from(read(message) + '\n'));
    at = end;
  }
}

function writeAll() {
  for (const line of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
    const message = encode(JSON.parse(line));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(message.length);
    writeFully(size);
    writeFully(message);
  }
}

function writeFully(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

process.argv[2] === 'read' ? readAll() : writeAll();
