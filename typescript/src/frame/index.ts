export { type Bytes, type Fault, type MalformedKind, OctavoError } from "../core/index.ts";
export { type Expected, encodeFrame, expectFrame, type Frame, matchesFrame, type ReadFrame, type Wire } from "./frame.ts";
export { type FrameLimits, FrameReader } from "./reader.ts";
export { FrameReaderStream, FrameWriterStream } from "./streams.ts";
