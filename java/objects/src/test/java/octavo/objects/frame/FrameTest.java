package octavo.objects.frame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import octavo.objects.Allocated;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class FrameTest {
  private static final List<Frame> FRAMES =
      List.of(
          Frame.pack(-2, ByteBuffer.wrap(bytes(300)), true),
          new Frame(Wire.FLEX, null, ByteBuffer.allocate(0), false, 0),
          new Frame(Wire.PROTO, 7L, ByteBuffer.allocateDirect(3), false, 0),
          Frame.pack(1, ByteBuffer.wrap(bytes(8190), 1, 8170), true),
          new Frame(Wire.FLEX, null, ByteBuffer.wrap(bytes(200_000)), true, 0),
          Frame.pack(1, ByteBuffer.wrap(bytes(5)), true));

  private static byte[] bytes(int size) {
    byte[] bytes = new byte[size];
    for (int index = 0; index < size; index++) bytes[index] = (byte) index;
    return bytes;
  }

  private static byte[] stream(List<Frame> frames) throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    FrameWriter writer = new FrameWriter(stream);
    for (Frame frame : frames) writer.write(frame);
    return stream.toByteArray();
  }

  /** Takes 10,000 bytes, then fails once. */
  private static final class Failing extends OutputStream {
    private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    private boolean hasFailed;

    @Override
    public void write(int octet) {
      throw new AssertionError("one by one");
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      boolean fails = !hasFailed && taken.size() + count > 10_000;
      hasFailed |= fails;
      if (fails) throw new IOException("full");
      taken.write(bytes, from, count);
    }
  }

  @Test
  void writesNothingBehindHalfAFrame() throws IOException {
    Failing output = new Failing();
    FrameWriter writer = new FrameWriter(output);
    Frame frame = Frame.pack(1, ByteBuffer.wrap(bytes(20_000)), true);
    assertThrows(IOException.class, () -> writer.write(frame));
    int size = output.taken.size();
    assertTrue(size > 0);
    assertThrows(IOException.class, () -> writer.write(FRAMES.get(0)));
    assertEquals(size, output.taken.size());
  }

  @Test
  void makesNothingButFrames() throws IOException {
    Frame frame = Frame.pack(1L << 40, ByteBuffer.wrap(bytes(50)), true);
    int count = 100_000;
    byte[] stream = stream(java.util.Collections.nCopies(count, frame));
    FrameReader reader = new FrameReader(new ByteArrayInputStream(stream));
    reader.next();
    long allocated = Allocated.by(() -> assertDoesNotThrow(() -> pass(reader, count - 1)));
    long each = allocated / (count - 1);
    assertTrue(each <= 40, each + " bytes a frame");
  }

  private static void pass(FrameReader reader, int count) throws IOException {
    for (int index = 0; index < count; index++) reader.next();
  }

  @Test
  void bytesComeInPiecesOfAnySize() throws IOException {
    byte[] stream = stream(FRAMES);
    for (int piece : new int[] {1, 2, 7, 1000, stream.length}) {
      FrameReader reader = new FrameReader(new Pieces(new ByteArrayInputStream(stream), piece));
      long offset = 0;
      for (Frame frame : FRAMES) {
        Frame found = reader.next();
        assertEquals(offset, found.offset());
        assertEquals(
            frame,
            new Frame(found.wire(), found.fingerprint(), found.message(), found.hasChecksum(), 0));
        offset += stream(List.of(frame)).length;
      }
      assertNull(reader.next());
      assertEquals(FRAMES.size(), reader.frameCount());
    }
  }

  @Test
  void aStreamEndsBetweenFramesOnly() throws IOException {
    byte[] stream = stream(FRAMES.subList(0, 1));
    for (int length = 1; length < stream.length; length++) {
      FrameReader reader = new FrameReader(new ByteArrayInputStream(stream, 0, length));
      MalformedException e = assertThrows(MalformedException.class, reader::next);
      assertEquals(MalformedKind.TRUNCATED, e.kind());
      assertEquals(length, e.offset());
    }
  }

  @Test
  void aReaderLimitsTheLength() throws IOException {
    FrameReader reader = new FrameReader(new ByteArrayInputStream(stream(FRAMES)), 299);
    MalformedException e = assertThrows(MalformedException.class, reader::next);
    assertEquals(MalformedKind.LIMIT, e.kind());
    assertEquals(9, e.offset());
    assertThrows(
        IllegalArgumentException.class, () -> new FrameReader(InputStream.nullInputStream(), -1));
  }

  /** A frame that announces 16 MiB gets room for the bytes that come. */
  @Test
  void roomIsMadeForBytesThatHaveCome() {
    byte[] stream = new byte[100_000];
    byte[] head = {(byte) 0x81, (byte) 0x80, (byte) 0x80, (byte) 0x80, 8};
    System.arraycopy(head, 0, stream, 0, head.length);
    for (int length : new int[] {head.length, stream.length}) {
      long least = Long.MAX_VALUE; // the first attempts load classes
      for (int attempt = 0; attempt < 3; attempt++)
        least = Math.min(least, allocated(stream, length));
      assertTrue(least <= 4L * length + (64 << 10), "allocated " + least);
    }
  }

  private static long allocated(byte[] stream, int length) {
    return Allocated.by(
        () -> {
          FrameReader reader = new FrameReader(new ByteArrayInputStream(stream, 0, length));
          assertThrows(MalformedException.class, reader::next);
        });
  }

  @Test
  void aStreamThatStopsForAWhileIsReadOn() throws IOException {
    byte[] stream = stream(FRAMES.subList(0, 1));
    InputStream pausing =
        new FilterInputStream(new Pieces(new ByteArrayInputStream(stream), 100)) {
          private boolean pauses;

          @Override
          public int read(byte[] target, int offset, int size) throws IOException {
            pauses = !pauses;
            if (pauses) throw new SocketTimeoutException();
            return super.read(target, offset, size);
          }
        };
    FrameReader reader = new FrameReader(pausing);
    Frame frame = null;
    for (int pauses = 0; frame == null; pauses++) {
      assertTrue(pauses < 10);
      try {
        frame = reader.next();
      } catch (SocketTimeoutException expected) {
        // on the next call the bytes before it are still there
      }
    }
    assertEquals(FRAMES.get(0), frame);
  }

  /** Nothing is asked of the stream that the frame does not need: the other side might wait. */
  @Test
  void aFrameIsReadAsSoonAsItHasCome() throws IOException {
    byte[] stream = stream(FRAMES.subList(0, 2));
    InputStream input =
        new FilterInputStream(new ByteArrayInputStream(stream)) {
          @Override
          public int read(byte[] target, int offset, int size) throws IOException {
            int count = super.read(target, offset, size);
            if (count < 0) throw new AssertionError("this would wait");
            return count;
          }
        };
    FrameReader reader = new FrameReader(input);
    assertNotNull(reader.next());
    assertNotNull(reader.next());
  }

  @Test
  void aShortFrameIsOneWrite() throws IOException {
    List<Integer> writes = new ArrayList<>();
    OutputStream output =
        new OutputStream() {
          @Override
          public void write(int octet) {
            writes.add(1);
          }

          @Override
          public void write(byte[] source, int offset, int size) {
            writes.add(size);
          }
        };
    new FrameWriter(output).write(FRAMES.get(0));
    assertEquals(List.of(stream(FRAMES.subList(0, 1)).length), writes);
  }

  @Test
  void anotherSchemaIsAMismatch() {
    Frame frame = FRAMES.get(0);
    assertEquals(
        List.of(true, false, false, true, false),
        List.of(
            frame.matches(Wire.PACK, -2),
            frame.matches(Wire.FLEX, -2),
            frame.matches(Wire.PACK, 1),
            frame.matches(Wire.PACK),
            frame.matches(Wire.FLEX)));
    assertSame(frame.message(), frame.expect(Wire.PACK));
    assertSame(frame.message(), frame.expect(Wire.PACK, -2));
    assertEquals(
        "mismatch at byte 0: expected a flex message,"
            + " found a pack message (fingerprint fffffffffffffffe)",
        refusal(() -> frame.expect(Wire.FLEX)));
    assertEquals(
        "mismatch at byte 0: expected a pack message (fingerprint 0000000000000001) of bool,"
            + " found a pack message (fingerprint fffffffffffffffe)",
        refusal(() -> frame.expect(Wire.PACK, 1, Schema.parse("bool"))));
  }

  /** The two fingerprints are told, however long the schema is. */
  @Test
  void aMismatchTellsFingerprintsFirst() {
    String fields = "field:str,other" + "s".repeat(2000) + ":str";
    Schema schema = Schema.parse("struct(" + fields + ")");
    String refusal = refusal(() -> FRAMES.get(0).expect(Wire.PACK, 1, schema));
    assertTrue(refusal.contains("(fingerprint 0000000000000001) of struct(field"), refusal);
    assertTrue(refusal.contains("(fingerprint fffffffffffffffe)"), refusal);
  }

  private static String refusal(Executable expecting) {
    return assertThrows(MismatchException.class, expecting).getMessage();
  }

  @Test
  void encodesAsAWriterWrites() throws IOException {
    for (Frame frame : FRAMES) assertArrayEquals(stream(List.of(frame)), frame.encode());
  }

  @Test
  void aPackMessageHasAFingerprint() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Frame(Wire.PACK, null, ByteBuffer.allocate(0), true, 0));
  }
}
