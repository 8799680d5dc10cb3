import * as flexbuffers from 'flatbuffers/js/flexbuffers.js';

/** FlexBuffers of the flatbuffers package. */
export const flatbuffers = {
  encode: (value) => flexbuffers.encode(value),
  decode: ({ buffer, byteOffset, length }) => flexbuffers.toObject(buffer.slice(byteOffset, byteOffset + length)),
};
