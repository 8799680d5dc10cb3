package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import octavo.objects.Evolving;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import org.junit.jupiter.api.Test;

/** What two sides agree on: numbers of classes, conversions, versions, class loaders. */
class AgreementTest {
  private static final String ALL = "octavo.objects.dynamic.AgreementTest$*";

  record Money(long cents) {}

  record Bill(Object total, Money tip) {}

  static class Names extends ArrayList<String> {}

  static class Scores extends HashMap<String, Integer> {}

  record Both(List<String> names, Map<String, Integer> scores, Object again) {}

  @Test
  void writesNumbersOfRegisteredClasses() {
    Octavo named = Octavo.builder().allow(ALL).build();
    Octavo numbered = Octavo.builder().register(Money.class, 300).build();
    byte[] message = numbered.encode(List.of(new Money(1), new Money(2)));
    assertEquals(List.of(new Money(1), new Money(2)), numbered.decode(message));
    assertTrue(message.length < named.encode(List.of(new Money(1), new Money(2))).length - 40);
    assertThrows(MismatchException.class, () -> named.decode(message));
    Octavo other = Octavo.builder().register(Bill.class, 300).allow(ALL).build();
    MismatchException e = assertThrows(MismatchException.class, () -> other.decode(message));
    assertTrue(e.getMessage().contains("Bill"), e.getMessage());
    assertThrows(IllegalArgumentException.class, () -> Octavo.builder().register(Money.class, -1));
    assertThrows(
        IllegalArgumentException.class,
        () -> Octavo.builder().register(Money.class, 1).register(Bill.class, 1));
  }

  @Test
  void convertsClassesWhereverTheyAre() {
    Octavo any =
        Octavo.builder()
            .allow(Bill.class.getName())
            .convert(Money.class, Long.class, Money::cents, Money::new)
            .convert(java.io.File.class, String.class, java.io.File::getPath, java.io.File::new)
            .build();
    Bill bill = new Bill(List.of(new Money(3), new java.io.File("x")), new Money(4));
    assertEquals(bill, any.decode(any.encode(bill)));
  }

  @Test
  void keepsUsersOwnCollections() {
    Octavo any = Octavo.builder().allow(ALL).build();
    Names names = new Names();
    names.addAll(java.util.Arrays.asList("a", null));
    Scores scores = new Scores();
    scores.put("x", 1);
    Both read = (Both) any.decode(any.encode(new Both(names, scores, names)));
    assertEquals(new Both(names, scores, names), read);
    assertEquals(Names.class, read.names.getClass());
    assertEquals(Scores.class, read.scores.getClass());
    assertEquals(Names.class, read.again.getClass());
  }

  @Test
  void readsOtherVersionsOfEvolvingClasses() {
    Octavo old = Octavo.builder().register(OldVersion.class, 1).build();
    Octavo young = Octavo.builder().register(NewVersion.class, 1).build();
    assertEquals(new NewVersion(1, null), young.decode(old.encode(new OldVersion(1))));
    assertEquals(new OldVersion(1), old.decode(young.encode(new NewVersion(1, "b"))));
  }

  @Evolving
  record OldVersion(int a) {}

  @Evolving
  record NewVersion(int a, @Packed(since = 1) String b) {}

  @Test
  void takesBuffersAndParts() {
    Octavo any = Octavo.builder().allow(ALL).build();
    byte[] message = any.encode(new Money(3));
    byte[] target = new byte[message.length + 4];
    assertEquals(2 + message.length, any.encodeInto(new Money(3), target, 2));
    assertEquals(new Money(3), any.decode(target, 2, message.length));
    ByteBuffer buffer = ByteBuffer.allocateDirect(100);
    any.encodeInto(new Money(3), buffer);
    assertEquals(message.length, buffer.position());
    assertEquals(new Money(3), any.decode(buffer.flip()));
    assertNull(any.decode(any.encode(null)));
    assertEquals("any", any.coder().schema().text());
  }

  @Test
  void servesThreads() throws Exception {
    Octavo any = Octavo.builder().allow(Shop.ALL).build();
    Callable<Void> work =
        () -> {
          for (int seed = 0; seed < 300; seed++) {
            Object value = new Graphs(seed).next();
            assertEquals(value, any.decode(any.encode(value)));
          }
          return null;
        };
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (Future<Void> done : threads.invokeAll(List.of(work, work, work, work))) done.get();
    } finally {
      threads.shutdown();
    }
  }

  /** Finds the class of this name itself. */
  private static final class Own extends ClassLoader {
    private static final String NAME = "octavo.objects.dynamic.AgreementTest$Money";

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      if (!name.startsWith(NAME)) return super.loadClass(name, resolve);
      try (InputStream input = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = input.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static WeakReference<Class<?>> encodeForeign(Octavo any) throws Exception {
    Class<?> type = new Own().loadClass(Own.NAME);
    var constructor = type.getDeclaredConstructor(long.class);
    constructor.setAccessible(true);
    any.encode(List.of(constructor.newInstance(5L)));
    return new WeakReference<>(type);
  }

  @Test
  void letsClassLoadersGo() throws Exception {
    Octavo any = Octavo.builder().allow(ALL).build();
    WeakReference<Class<?>> type = encodeForeign(any);
    for (int round = 0; round < 50 && type.get() != null; round++) {
      System.gc();
      Thread.sleep(20);
    }
    assertNull(type.get());
  }

  @Test
  void findsClassesThroughItsLoader() throws Exception {
    Own loader = new Own();
    Octavo any = Octavo.builder().allow(ALL).loader(loader).build();
    Object read = any.decode(any.encode(new Money(5)));
    assertEquals(loader.loadClass(Own.NAME), read.getClass());
    assertFalse(read instanceof Money);
    assertArrayEquals(any.encode(new Money(5)), any.encode(read));
  }
}
