package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import octavo.objects.ForkedJvm;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;

/** The filter on the JVM's command line may refuse what is allowed. */
class SerialFilterTest {
  private static final String PACKAGE = "octavo.objects.dynamic";

  record Good(int number) {}

  record Bad(int number) {}

  private static Octavo any() {
    return Octavo.builder().allow(PACKAGE + ".*").build();
  }

  /** The classes of what a JVM with that option reads of messages that were written here. */
  private static String read(String... option) throws Exception {
    String messages =
        Stream.of(new Good(1), new Bad(2), List.of(1, 2, 3))
            .map(it -> HexFormat.of().formatHex(any().encode(it)))
            .collect(Collectors.joining(","));
    String[] options = Arrays.copyOf(option, option.length + 1);
    options[option.length] = "-Dmessages=" + messages;
    return ForkedJvm.output(SerialFilterTest.class, options).trim();
  }

  @Test
  void allowsAllWithoutOne() throws Exception {
    assertEquals("Good Bad ListN", read());
  }

  @Test
  void refusesWhatItRejects() throws Exception {
    assertEquals(
        "Good refused ListN", read("-Djdk.serialFilter=!" + PACKAGE + ".SerialFilterTest$Bad"));
  }

  @Test
  void refusesWhatIsNotInAListThatIsClosed() throws Exception {
    assertEquals(
        "Good refused refused",
        read("-Djdk.serialFilter=" + PACKAGE + ".SerialFilterTest$Good;!*"));
  }

  @Test
  void keepsToItsLimits() throws Exception {
    assertEquals("Good Bad refused", read("-Djdk.serialFilter=maxarray=2"));
  }

  public static void main(String[] arguments) {
    for (String message : System.getProperty("messages").split(",")) {
      try {
        Object value = any().decode(HexFormat.of().parseHex(message));
        System.out.print(value.getClass().getSimpleName() + " ");
      } catch (MismatchException e) {
        System.out.print("refused ");
      }
    }
  }
}
