package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.Engines;
import octavo.objects.Limits;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.TypeRef;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Typed coders keep to their limits, and so do the decoders of other schemas. */
class LimitsTest {
  record Chain(String name, Chain next, List<Integer> numbers, Map<String, Long> counts) {}

  private static Chain chain(int length) {
    Chain chain = null;
    for (int index = 0; index < length; index++)
      chain = new Chain("a text of 20 letters", chain, List.of(1, 2, 3), Map.of("a", 1L));
    return chain;
  }

  private static Coder<Chain> coder(String engine, Limits limits) {
    return Engines.by(engine, () -> Octavo.builder().limits(limits).typed(Chain.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesWhatIsOverALimit(String engine) {
    byte[] message = coder(engine, Limits.DEFAULT).encode(chain(3));
    for (Limits limits :
        List.of(
            Limits.DEFAULT.withMaxDepth(3),
            Limits.DEFAULT.withMaxElements(2),
            Limits.DEFAULT.withMaxStringBytes(19),
            Limits.DEFAULT.withMaxObjects(11))) {
      Coder<Chain> limited = coder(engine, limits);
      Decoder<Chain> resolved = limited.reading(limited.schema());
      assertLimit(limited, message);
      assertLimit(resolved, message);
    }
    Coder<Chain> enough = coder(engine, new Limits(4, 20, 3, 12));
    assertEquals(chain(3), enough.decode(message));
    assertEquals(chain(3), enough.reading(enough.schema()).decode(message));
  }

  private static void assertLimit(Decoder<Chain> decoder, byte[] message) {
    MalformedException e = assertThrows(MalformedException.class, () -> decoder.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void goesDeeperIfToldTo(String engine) {
    Coder<Chain> deeper = coder(engine, Limits.DEFAULT.withMaxDepth(301));
    assertEquals(chain(300), deeper.decode(deeper.encode(chain(300))));
    assertThrows(MismatchException.class, () -> deeper.encode(chain(302)));
    byte[] message = deeper.encode(chain(300));
    assertThrows(MalformedException.class, () -> coder(engine, Limits.DEFAULT).decode(message));
  }

  /** Elements may refer to an array, so that it is made before they are. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void makesNoArrayOverTheLimit(String engine) {
    byte[] message = graphs(engine, Limits.DEFAULT).encode(new Object[1 << 20]);
    Octavo limited = graphs(engine, Limits.DEFAULT.withMaxElements(1000));
    assertEquals(1000, ((Object[]) limited.decode(limited.encode(new Object[1000]))).length);
    long allocated =
        Allocated.by(() -> assertThrows(MalformedException.class, () -> limited.decode(message)));
    assertTrue(allocated < 1 << 20, allocated + " bytes");
  }

  private static Octavo graphs(String engine, Limits limits) {
    return Engines.by(engine, () -> Octavo.builder().references().limits(limits).build());
  }

  /** A UUID is no byte array, though it is read as one. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesValuesOfOneSizeWhateverTextsMayHave(String engine) {
    Limits limits = Limits.DEFAULT.withMaxStringBytes(8);
    Coder<List<UUID>> coder =
        Engines.by(
            engine, () -> Octavo.builder().limits(limits).typed(new TypeRef<List<UUID>>() {}));
    List<UUID> ids = List.of(new UUID(1, 2));
    assertEquals(ids, coder.decode(coder.encode(ids)));
  }

  record Named(String name, int count) {}

  record Count(int count) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void holdsTextsThatArePassedOverToTheLimit(String engine) {
    Schema names = Octavo.typed(Named.class).schema();
    byte[] message = Octavo.typed(Named.class).encode(new Named("a text of 20 letters", 3));
    for (int most : List.of(19, 20)) {
      Limits limits = Limits.DEFAULT.withMaxStringBytes(most);
      Decoder<Count> decoder =
          Engines.by(
              engine, () -> Octavo.builder().limits(limits).typed(Count.class).reading(names));
      if (most == 20) assertEquals(new Count(3), decoder.decode(message));
      else assertThrows(MalformedException.class, () -> decoder.decode(message));
    }
  }

  /** What is deeper than a thread's stack allows is over the limit, too. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesWhatTheStackHasNoRoomFor(String engine) throws InterruptedException {
    Coder<Link> coder =
        Engines.by(
            engine,
            () -> Octavo.builder().limits(Limits.DEFAULT.withMaxDepth(1000)).typed(Link.class));
    Link link = null;
    for (int index = 0; index < 1000; index++) link = new Link(link);
    Link links = link;
    byte[] message = coder.encode(links);
    Throwable[] thrown = new Throwable[2];
    Runnable task =
        () -> {
          thrown[0] = thrownBy(() -> coder.encode(links));
          thrown[1] = thrownBy(() -> coder.decode(message));
        };
    Thread thread = new Thread(null, task, "small", 1 << 15);
    thread.start();
    thread.join();
    assertInstanceOf(MismatchException.class, thrown[0]);
    assertEquals(MalformedKind.LIMIT, assertInstanceOf(MalformedException.class, thrown[1]).kind());
  }

  record Link(Link next) {}

  private static Throwable thrownBy(Runnable task) {
    try {
      task.run();
      return null;
    } catch (Throwable e) {
      return e;
    }
  }

  @Test
  void forgetsLimitsOfOtherCoders() {
    Coder<List<Integer>> free = Octavo.typed(new TypeRef<List<Integer>>() {});
    Coder<List<Integer>> limited =
        Octavo.builder()
            .limits(Limits.DEFAULT.withMaxElements(2))
            .typed(new TypeRef<List<Integer>>() {});
    byte[] message = free.encode(List.of(1, 2, 3));
    assertThrows(MalformedException.class, () -> limited.decode(message));
    assertEquals(List.of(1, 2, 3), free.decode(message));
  }

  /** What other coders have read is kept, and does not tell how long a text may be. */
  @Test
  void refusesKeysThatAreTooLongThoughTheyAreKnown() {
    TypeRef<Map<String, String>> type = new TypeRef<>() {};
    Coder<Map<String, String>> free = Octavo.typed(type);
    byte[] message = free.encode(Map.of("a key", "a value"));
    assertEquals(free.decode(message), free.decode(message));
    Coder<Map<String, String>> limited =
        Octavo.builder().limits(Limits.DEFAULT.withMaxStringBytes(4)).typed(type);
    MalformedException e = assertThrows(MalformedException.class, () -> limited.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
    assertEquals(2, e.offset());
    assertEquals("/0/key", e.path());
  }

  @Test
  void refusesLimitsThatAreNone() {
    assertThrows(IllegalArgumentException.class, () -> Limits.DEFAULT.withMaxDepth(0));
    assertThrows(IllegalArgumentException.class, () -> Limits.DEFAULT.withMaxDepth(1001));
    Exception negative =
        assertThrows(IllegalArgumentException.class, () -> Limits.DEFAULT.withMaxElements(-1));
    assertEquals("maxElements must not be negative, was -1", negative.getMessage());
  }
}
