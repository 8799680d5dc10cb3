package octavo.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.List;
import octavo.objects.frame.Frame;
import octavo.objects.frame.FrameReader;
import octavo.objects.frame.FrameWriter;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is given by mistake is refused at once, in words. */
class MisuseTest {
  record Point(int x, int y) {}

  @interface Note {}

  record Noted(Note note) {}

  record Nothing(Void nothing) {}

  record Raw(@SuppressWarnings("rawtypes") List all) {}

  private static final Coder<Point> POINTS = Octavo.typed(Point.class);

  private static void missing(String name, Executable call) {
    assertEquals(name, assertThrows(NullPointerException.class, call).getMessage());
  }

  private static void refused(String message, Executable call) {
    Exception e = assertThrows(IllegalArgumentException.class, call);
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }

  @Test
  void saysWhatIsMissing() {
    missing("type", () -> Octavo.typed((Class<?>) null));
    missing("type", () -> Octavo.typed((Type) null));
    missing("type", () -> Octavo.typed((TypeRef<?>) null));
    missing("type", () -> Octavo.builder().register(null, 1));
    missing("limits", () -> Octavo.builder().limits(null));
    missing("lookup", () -> Octavo.builder().lookup(null));
    missing("wire", () -> Octavo.builder().convert(Point.class, null, it -> it, it -> null));
    missing("fromWire", () -> Octavo.builder().convert(Point.class, int[].class, it -> null, null));
    missing("target", () -> POINTS.encodeInto(new Point(1, 2), null, 0));
    missing("output", () -> POINTS.writer(null));
    missing("input", () -> POINTS.reader(null));
    missing("writer", () -> POINTS.reading(null));
    missing("text", () -> Schema.parse(null));
    missing("message", () -> Frame.pack(1, null, true));
    missing("schemas", () -> POINTS.reader(new ByteArrayInputStream(new byte[0])).evolving(null));
  }

  @Test
  void saysWhyATypeHasNoSchema() {
    refused("void: it has no values", () -> Octavo.typed(void.class));
    refused("field nothing of", () -> Octavo.typed(Nothing.class));
    refused("Void: it has no values", () -> Octavo.typed(Nothing.class));
    refused("Note: it is an annotation; convert it", () -> Octavo.typed(Noted.class));
    refused("name the parameters of a type by a TypeRef", () -> Octavo.typed(Raw.class));
    Type own = new Type() {};
    refused(own + ": it is no type of Java's own", () -> Octavo.typed(own));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anObjectOfNoOtherClassHasNoSchema(boolean hasReferences) {
    OctavoBuilder builder = Octavo.builder();
    Octavo any = (hasReferences ? builder.references() : builder).build();
    for (Object value : List.of(new Object(), List.of(new Object()), new Object[] {new Object()})) {
      var e = assertThrows(MismatchException.class, () -> any.encode(value));
      assertEquals("java.lang.Object: it has no fields", e.found());
    }
  }

  /** A stream with a buffer would take what nobody writes. */
  @Test
  void nothingIsWrittenOrReadAfterTheEnd() throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    ObjectWriter<Point> writer = POINTS.writer(new BufferedOutputStream(stream));
    writer.write(new Point(1, 2));
    writer.close();
    assertThrows(IOException.class, () -> writer.write(new Point(3, 4)));
    FrameReader reader = new FrameReader(new ByteArrayInputStream(stream.toByteArray()));
    reader.close();
    assertThrows(IOException.class, reader::next);
  }

  @Test
  void aWriterGoesOnAfterAFrameThatIsMissing() throws IOException {
    FrameWriter writer = new FrameWriter(new ByteArrayOutputStream());
    missing("frame", () -> writer.write(null));
    writer.write(Frame.pack(1, ByteBuffer.allocate(1), true));
  }
}
