import type { Bytes } from "../core/index.ts";
import { FrameDecoder, type FrameLimits } from "./decoder.ts";
import { type DecodedFrame, encodeFrame, type Frame } from "./frame.ts";

/** Turns a stream of bytes, in any pieces, into a stream of frames: an error of the bytes comes behind all the frames before it. */
export class FrameDecoderStream {
  /** Takes the bytes. */
  readonly writable: WritableStream<Uint8Array>;
  /** Gives the frames. */
  readonly readable: ReadableStream<DecodedFrame>;

  constructor(limits?: FrameLimits) {
    const decoder = new FrameDecoder(limits);
    const pieces = new TransformStream<Uint8Array, Uint8Array>();
    const reader = pieces.readable.getReader();
    const frames = framesOf(reader, decoder);
    this.writable = pieces.writable;
    // Frames are queued one at a time: an error of a stream discards its queue, and engines take from a long one in time that grows with it.
    const source: UnderlyingDefaultSource<DecodedFrame> = {
      async pull(controller) {
        const next = await frames.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: (reason) => reader.cancel(reason),
    };
    this.readable = new ReadableStream(source, { highWaterMark: 0 });
  }
}

async function* framesOf(pieces: ReadableStreamDefaultReader<Uint8Array>, decoder: FrameDecoder): AsyncGenerator<DecodedFrame, void> {
  try {
    for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
      const found: DecodedFrame[] = [];
      try {
        decoder.push(next.value, (frame) => found.push(frame));
      } finally {
        for (const frame of found) yield frame;
      }
    }
    decoder.end();
  } catch (fault) {
    await pieces.cancel(fault);
    throw fault;
  }
}

/** Turns a stream of frames into a stream of bytes. */
export class FrameEncoderStream extends TransformStream<Frame, Bytes> {
  constructor() {
    super({ transform: (frame, controller) => controller.enqueue(encodeFrame(frame)) });
  }
}
