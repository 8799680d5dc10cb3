package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import octavo.objects.Engines;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.wire.Writer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes that are allowed, and cannot be linked or initialized. */
class BrokenClassesTest {
  static class Missing {}

  public static class Holder {
    Missing missing;
  }

  static class Uninitialized {
    static final int FIRST = Integer.parseInt("none");
    int number;
  }

  enum NoConstants {
    ONE;

    static final int FIRST = Integer.parseInt("none");
  }

  record HasConstant(NoConstants one) {}

  /** Has classes of its own of this test's, but for one. */
  private static final class Without extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.equals(Missing.class.getName())) throw new ClassNotFoundException(name);
      if (!name.equals(Holder.class.getName())) return super.loadClass(name, resolve);
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? own(name) : loaded;
    }

    private Class<?> own(String name) throws ClassNotFoundException {
      try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = file.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static Octavo any(String engine, ClassLoader loader) {
    OctavoBuilder builder =
        Octavo.builder().allow(BrokenClassesTest.class.getName() + "$*").loader(loader);
    return Engines.by(engine, builder::build);
  }

  private static byte[] message(String name, long fingerprint) {
    Writer writer = new Writer();
    writer.varint(Tags.NAMED);
    writer.text(name);
    writer.bits(fingerprint, 8);
    writer.bits(0, 8);
    return Arrays.copyOf(writer.bytes, writer.at);
  }

  /** Decodes a message that has the fingerprint of the class here. */
  private static MismatchException refused(Octavo any, String name) {
    byte[] message = message(name, 0);
    MismatchException e = assertThrows(MismatchException.class, () -> any.decode(message));
    Matcher fingerprint = Pattern.compile("fingerprint (\\w+), of").matcher(e.expected());
    if (!fingerprint.find()) return e;
    byte[] right = message(name, Long.parseUnsignedLong(fingerprint.group(1), 16));
    return assertThrows(MismatchException.class, () -> any.decode(right));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles", ""})
  void refusesWhatHasAFieldOfAMissingClass(String engine) throws Exception {
    ClassLoader loader = new Without();
    Octavo any = any(engine, loader);
    MismatchException e = refused(any, Holder.class.getName());
    assertEquals("a class that has a schema", e.expected());
    assertTrue(e.found().contains("Missing"), e.found());
    Object holder = loader.loadClass(Holder.class.getName()).getDeclaredConstructor().newInstance();
    assertEquals(
        e.found(), assertThrows(MismatchException.class, () -> any.encode(holder)).found());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles", ""})
  void refusesWhatCannotBeInitialized(String engine) {
    Octavo any = any(engine, getClass().getClassLoader());
    for (Class<?> type : List.of(Uninitialized.class, NoConstants.class, HasConstant.class))
      for (int time = 0; time < 2; time++) {
        MismatchException e = refused(any, type.getName());
        assertFalse(e.getCause() instanceof NullPointerException, e.found());
      }
  }
}
