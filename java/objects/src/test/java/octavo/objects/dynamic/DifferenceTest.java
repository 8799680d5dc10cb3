package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import octavo.objects.Allocated;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import org.junit.jupiter.api.Test;

/** What is said of a class that has other fields on the other side. */
class DifferenceTest {
  record Point(int x, int y) {}

  record Place(int x, int y, Integer z) {}

  record Line(Point from, Point to) {}

  private static OctavoBuilder allowing() {
    return Octavo.builder().allow("octavo.objects.dynamic.DifferenceTest$*");
  }

  /** What the reader says it found, behind the class and the fingerprint. */
  private static String found(Octavo reader, byte[] message) {
    String found = refusal(reader, message).found();
    return found.substring(found.indexOf(": ") + 2);
  }

  private static MismatchException refusal(Octavo reader, byte[] message) {
    return assertThrows(MismatchException.class, () -> reader.decode(message));
  }

  @Test
  void namesTheFieldsOfAClassThatIsRegisteredInstead() {
    Octavo writer = Octavo.builder().register(Point.class, 1).register(Place.class, 2).build();
    Octavo swapped = Octavo.builder().register(Place.class, 1).register(Point.class, 2).build();
    assertEquals(
        "it is that of octavo.objects.dynamic.DifferenceTest$Point, in which /z is missing",
        found(swapped, writer.encode(new Point(1, 2))));
  }

  @Test
  void namesTheFieldsThatReferencesChange() {
    Line line = new Line(new Point(1, 2), null);
    Octavo plain = allowing().build();
    Octavo shared = allowing().references().build();
    String words = "one side has references() and the other has not, so that ";
    assertEquals(
        words + "/from is struct, not any, /to is struct, not any",
        found(shared, plain.encode(line)));
    assertEquals(
        words + "/from is any, not struct, /to is any, not struct",
        found(plain, shared.encode(line)));
  }

  @Test
  void tellsAsManyDigitsAsFingerprintsHave() {
    byte[] named = allowing().build().encode(new Point(1, 2));
    byte[] numbered = Octavo.builder().register(Point.class, 1).build().encode(new Point(1, 2));
    Arrays.fill(named, 2 + named[1], 2 + named[1] + 8, (byte) 0);
    Arrays.fill(numbered, 2, 6, (byte) 0);
    assertTrue(refusal(allowing().build(), named).found().contains(" 0000000000000000:"));
    Octavo registered = Octavo.builder().register(Point.class, 1).build();
    assertTrue(refusal(registered, numbered).found().contains(" 00000000:"));
  }

  @Test
  void saysThatNothingIsKnown() {
    byte[] message = allowing().build().encode(new Point(1, 2));
    message[message.length - 4] ^= 1;
    assertEquals(
        "its fields differ, and nothing here knows how", found(allowing().build(), message));
  }

  /** The class is read by reflection for the first of many messages. */
  @Test
  void looksForDifferencesOnce() {
    Octavo shared = allowing().references().build();
    byte[] message = shared.encode(new Line(new Point(1, 2), null));
    message[2 + message[1]] ^= 1; // behind the name of the first class
    found(shared, message);
    long allocated =
        Allocated.by(
            () -> {
              for (int count = 0; count < 100; count++) found(shared, message);
            });
    assertTrue(allocated < 100 * 10_000, allocated + " bytes");
  }

  @Test
  void saysNothingOfARegisteredClassThatHasNoSchema() {
    Octavo any = Octavo.builder().register(Thread.class, 1).register(Point.class, 2).build();
    byte[] message = any.encode(new Point(1, 2));
    message[2] ^= 1;
    assertEquals("its fields differ, and nothing here knows how", found(any, message));
  }
}
