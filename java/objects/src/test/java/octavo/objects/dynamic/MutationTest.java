package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import octavo.objects.Allocated;
import octavo.objects.Engines;
import octavo.objects.Faults;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.OctavoException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random values come back; messages that were changed end in errors of this library, or values. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class MutationTest {
  private static final int GRAPHS = 300;
  private static final int MUTATIONS = 100;

  /** Bytes that decoding may take for each byte of a message. */
  private static final int MAX_PER_BYTE = 128;

  /** One with an engine and, where the word is behind it, with references. */
  private static Octavo any(String engine) {
    OctavoBuilder builder = Octavo.builder().allow(Shop.ALL).register(Shop.Card.class, 7);
    if (engine.endsWith("references")) builder.references();
    return Engines.by(engine.split(" ")[0], builder::build);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles", "emit references", "handles references"})
  void readsWhatWasWritten(String engine) {
    Octavo any = any(engine);
    for (int seed = 0; seed < 2000; seed++) {
      Object value = new Graphs(seed).next();
      assertEquals(value, any.decode(any.encode(value)), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " references"})
  void writesTheSameWithEitherEngine(String references) {
    Octavo emit = any("emit" + references);
    Octavo handles = any("handles" + references);
    for (int seed = 0; seed < 1000; seed++) {
      Object value = new Graphs(seed).next();
      assertArrayEquals(handles.encode(value), emit.encode(value), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles", "emit references", "handles references"})
  void refusesWhatIsCutOff(String engine) {
    Octavo any = any(engine);
    for (int seed = 0; seed < GRAPHS; seed++) {
      byte[] message = any.encode(new Graphs(seed).next());
      for (int size = 0; size < message.length; size++) {
        byte[] cut = Arrays.copyOf(message, size);
        assertThrows(OctavoException.class, () -> any.decode(cut), "seed " + seed);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles", "emit references", "handles references"})
  void survivesMutations(String engine) {
    Octavo any = any(engine);
    Random random = new Random(1);
    for (int seed = 0; seed < GRAPHS; seed++) {
      byte[] message = any.encode(new Graphs(seed).next());
      for (int round = 0; round < MUTATIONS; round++) decode(any, mutated(message, random));
    }
  }

  private static byte[] mutated(byte[] message, Random random) {
    byte[] mutated = message.clone();
    for (int count = 1 + random.nextInt(3); count > 0; count--) {
      int at = random.nextInt(mutated.length);
      switch (random.nextInt(4)) {
        case 0 -> mutated[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> mutated[at] = (byte) random.nextInt();
        case 2 -> mutated[at] = (byte) random.nextInt(Tags.FIRST_NEW + 4);
        default -> mutated[at] = message[random.nextInt(message.length)];
      }
    }
    return mutated;
  }

  private static void decode(Octavo any, byte[] message) {
    try {
      any.decode(message);
    } catch (OctavoException e) {
      assertTrue(e.offset() <= message.length, e.getMessage());
      Faults.assertNone(e);
    }
  }

  /** Each of 60 containers inside one another says that it has as many elements as fit. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles", "emit references", "handles references"})
  void takesNoRoomForWhatIsNotThere(String engine) {
    Octavo any = any(engine);
    for (Container container : Container.values()) {
      byte[] message = new byte[2_000_000];
      int at = 0;
      for (int depth = 0; depth < 60; depth++) {
        message[at++] = (byte) container.tag(false);
        at = octavo.objects.wire.Writer.putVarint(message, at, 1_900_000);
      }
      assertBounded(any, message, container.toString());
    }
    byte[] message = new byte[2_000_000];
    for (int at = 0; at < 240; at += 4) {
      message[at] = 22; // Object[]
      octavo.objects.wire.Writer.putVarint(message, at + 1, 1_900_000);
    }
    assertBounded(any, message, "Object[]");
  }

  private static void assertBounded(Octavo any, byte[] message, String what) {
    long allocated =
        Allocated.by(() -> assertThrows(OctavoException.class, () -> any.decode(message), what));
    assertTrue(allocated < (long) MAX_PER_BYTE * message.length, what + " " + allocated);
  }

  @Test
  void countsEveryElement() {
    Octavo any = any("emit");
    byte[] message = any.encode(List.of(List.of(), List.of()));
    assertEquals(List.of(List.of(), List.of()), any.decode(message));
    message[1] = 100;
    MalformedException e = assertThrows(MalformedException.class, () -> any.decode(message));
    assertEquals(MalformedKind.COUNT, e.kind());
  }
}
