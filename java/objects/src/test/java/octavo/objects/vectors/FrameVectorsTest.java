package octavo.objects.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import octavo.objects.MalformedException;
import octavo.objects.frame.Frame;
import octavo.objects.frame.FrameReader;
import octavo.objects.frame.FrameWriter;
import octavo.objects.frame.Pieces;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The vectors of frames, whose bytes come in pieces. */
class FrameVectorsTest {
  @TestFactory
  Stream<DynamicTest> frames() {
    return Vectors.in("frame").stream()
        .map(it -> dynamicTest((String) it.get("name"), () -> check(it)));
  }

  private static void check(Map<?, ?> vector) throws IOException {
    byte[] bytes = HexFormat.of().parseHex((String) vector.get("bytes"));
    for (int piece : new int[] {1, 3, Integer.MAX_VALUE}) {
      FrameReader reader = new FrameReader(new Pieces(new ByteArrayInputStream(bytes), piece));
      checkRead(vector, reader);
    }
    if (!vector.get("verdict").equals("malformed"))
      assertArrayEquals(bytes, written(vector), "written");
  }

  private static void checkRead(Map<?, ?> vector, FrameReader reader) throws IOException {
    List<Frame> expected = FrameValues.of((List<?>) vector.get("frames"));
    List<Object> matches = new ArrayList<>();
    for (Frame frame : expected) {
      Frame found = reader.next();
      assertEquals(
          frame,
          new Frame(found.wire(), found.fingerprint(), found.message(), found.hasChecksum(), 0));
      if (vector.containsKey("matches"))
        matches.add(found.matches(FrameValues.wire(vector), FrameValues.fingerprint(vector)));
    }
    assertEquals(expected.size(), reader.frameCount());
    if (vector.containsKey("matches")) assertEquals(vector.get("matches"), matches);
    if (vector.get("verdict").equals("malformed")) checkMalformed(vector, reader);
    else assertEquals(null, reader.next());
  }

  private static void checkMalformed(Map<?, ?> vector, FrameReader reader) {
    MalformedException e = assertThrows(MalformedException.class, reader::next);
    assertEquals(
        vector.get("kind") + " at " + ((Json.Number) vector.get("offset")).text(),
        e.kind().name().toLowerCase(Locale.ROOT) + " at " + e.offset(),
        e::getMessage);
    assertEquals(e, assertThrows(MalformedException.class, reader::next));
  }

  private static byte[] written(Map<?, ?> vector) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    FrameWriter writer = new FrameWriter(bytes);
    for (Frame frame : FrameValues.of((List<?>) vector.get("frames"))) writer.write(frame);
    return bytes.toByteArray();
  }
}
