import type { Bytes } from "../core/index.ts";
import { encodeFrame, type Frame, type ReadFrame } from "./frame.ts";
import { type FrameLimits, FrameReader } from "./reader.ts";

/** Transforms a stream of bytes, in pieces of any size, into a stream of frames; an error in the bytes follows all the frames before it. */
export class FrameReaderStream {
  /** The side to which bytes are written. */
  readonly writable: WritableStream<Uint8Array>;
  /** The side from which frames are read. */
  readonly readable: ReadableStream<ReadFrame>;

  constructor(limits?: FrameLimits) {
    const frameReader = new FrameReader(limits);
    const pieces = new TransformStream<Uint8Array, Uint8Array>();
    const reader = pieces.readable.getReader();
    const frames = framesOf(reader, frameReader);
    this.writable = pieces.writable;
    // Frames are queued one at a time: an error of a stream discards its queue, and engines take from a long one in time that grows with it.
    const source: UnderlyingDefaultSource<ReadFrame> = {
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

async function* framesOf(pieces: ReadableStreamDefaultReader<Uint8Array>, reader: FrameReader): AsyncGenerator<ReadFrame, void> {
  try {
    for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
      const found: ReadFrame[] = [];
      try {
        reader.push(next.value, (frame) => found.push(frame));
      } finally {
        for (const frame of found) yield frame;
      }
    }
    reader.finish();
  } catch (fault) {
    await pieces.cancel(fault);
    throw fault;
  }
}

/** Transforms a stream of frames into a stream of bytes. */
export class FrameWriterStream {
  /** The side to which frames are written. */
  readonly writable: WritableStream<Frame>;
  /** The side from which bytes are read. */
  readonly readable: ReadableStream<Bytes>;

  constructor() {
    const bytes = new TransformStream<Frame, Bytes>({ transform: (frame, controller) => controller.enqueue(encodeFrame(frame)) });
    this.writable = bytes.writable;
    this.readable = bytes.readable;
  }
}
