import { FrameDecoder, type FrameLimits } from "./decoder.ts";
import { encodeFrame, type Frame } from "./frame.ts";

/** Turns a stream of bytes, in any pieces, into a stream of frames. */
export class FrameDecoderStream extends TransformStream<Uint8Array, Frame> {
  constructor(limits?: FrameLimits) {
    const decoder = new FrameDecoder(limits);
    super({
      transform: (piece, controller) => decoder.push(piece, (frame) => controller.enqueue(frame)),
      flush: () => decoder.end(),
    });
  }
}

/** Turns a stream of frames into a stream of bytes. */
export class FrameEncoderStream extends TransformStream<Frame, Uint8Array> {
  constructor() {
    super({ transform: (frame, controller) => controller.enqueue(encodeFrame(frame)) });
  }
}
