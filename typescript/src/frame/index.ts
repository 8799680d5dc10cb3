export { type Bytes, type Fault, type MalformedKind, OctavoError } from "../core/index.ts";
export { FrameDecoder, type FrameLimits } from "./decoder.ts";
export { type DecodedFrame, type Expected, encodeFrame, type Frame, fits, messageOf, type WireName } from "./frame.ts";
export { FrameDecoderStream, FrameEncoderStream } from "./streams.ts";
