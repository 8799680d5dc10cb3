package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import octavo.objects.Coder;
import octavo.objects.MalformedException;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.WideClasses;
import org.junit.jupiter.api.Test;

/** Classes whose fields are written and read by groups are written and read as by handles. */
class WideTest {
  private static final int ROUNDS = 20;

  @Test
  void agreesOnRecords() throws ReflectiveOperationException {
    for (int fields : new int[] {64, 65, 97, 200}) agree(WideClasses.record(fields));
  }

  @Test
  void agreesOnClasses() throws ReflectiveOperationException {
    for (int fields : new int[] {65, 400}) agree(WideClasses.ofFields(fields));
  }

  @Test
  void agreesOnWhatEvolves() throws ReflectiveOperationException {
    agree(WideClasses.evolving(80));
    agree(WideClasses.evolving(200));
    agree(WideClasses.evolving(0, 80));
  }

  @Test
  void saysThatARecordIsTooWide() {
    Class<?> type = WideClasses.record(226); // of which 28 are long or double
    for (String engine : List.of("emit", "handles"))
      assertEquals(
          "cannot encode wide.Wide: a record may have 253 components, of which a long or a double"
              + " counts as two",
          assertThrows(IllegalArgumentException.class, () -> typed(engine, type)).getMessage());
  }

  private static void agree(Class<?> type) throws ReflectiveOperationException {
    Coder<Object> emitted = typed("emit", type);
    Coder<Object> handled = typed("handles", type);
    Random random = new Random(type.getDeclaredFields().length);
    for (int round = 0; round < ROUNDS; round++) {
      Object value = value(type, random);
      byte[] message = handled.encode(value);
      assertArrayEquals(message, emitted.encode(value));
      assertArrayEquals(message, handled.encode(emitted.decode(message)));
      agreeOnFaults(emitted, handled, message, random);
    }
  }

  private static void agreeOnFaults(
      Coder<Object> emitted, Coder<Object> handled, byte[] message, Random random) {
    for (int round = 0; round < ROUNDS; round++) {
      byte[] changed = Arrays.copyOf(message, message.length - random.nextInt(2) * round);
      changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
      assertEquals(outcome(handled, changed), outcome(emitted, changed));
    }
  }

  private static String outcome(Coder<Object> coder, byte[] message) {
    try {
      return Arrays.toString(coder.encode(coder.decode(message)));
    } catch (MalformedException e) {
      return e.kind() + " at byte " + e.offset();
    } catch (MismatchException e) {
      return "mismatch at byte " + e.offset();
    }
  }

  @Test
  void readsWhatAnOlderVersionWrote() throws ReflectiveOperationException {
    Class<?> older = WideClasses.evolving(10);
    Class<?> newer = WideClasses.evolving(200);
    byte[] message = typed("emit", older).encode(value(older, new Random(1)));
    Coder<Object> emitted = typed("emit", newer);
    Coder<Object> handled = typed("handles", newer);
    Object read = emitted.decode(message);
    assertEquals(handled.decode(message).toString(), read.toString());
    assertArrayEquals(handled.encode(read), emitted.encode(read));
  }

  @Test
  void tellsWhichFieldHasNoValue() throws ReflectiveOperationException {
    Class<?> type = WideClasses.ofFields(200);
    Object value = value(type, new Random(2));
    Field text = type.getDeclaredField("f17");
    text.setAccessible(true);
    text.set(value, null);
    assertEquals("/f17 expected a value, found null", fault(typed("handles", type), value));
    assertEquals("/f17 expected a value, found null", fault(typed("emit", type), value));
  }

  private static String fault(Coder<Object> coder, Object value) {
    try {
      coder.encode(value);
      return "none";
    } catch (OctavoException e) {
      return e.path() + " expected " + e.expected() + ", found " + e.found();
    }
  }

  private static Object value(Class<?> type, Random random) throws ReflectiveOperationException {
    List<Field> fields =
        Arrays.stream(type.getDeclaredFields())
            .filter(it -> !Modifier.isStatic(it.getModifiers()))
            .toList();
    Object[] parts = fields.stream().map(it -> part(it.getType(), random)).toArray();
    if (type.isRecord()) return type.getDeclaredConstructors()[0].newInstance(parts);
    Object value = type.getDeclaredConstructor().newInstance();
    for (int index = 0; index < parts.length; index++) {
      fields.get(index).setAccessible(true);
      fields.get(index).set(value, parts[index]);
    }
    return value;
  }

  private static Object part(Class<?> type, Random random) {
    int number = random.nextInt() >> random.nextInt(32);
    if (type == int.class) return number;
    if (type == long.class) return (long) number << random.nextInt(32);
    if (type == short.class) return (short) number;
    if (type == byte.class) return (byte) number;
    if (type == char.class) return (char) (number & 0x7fff);
    if (type == boolean.class) return number % 2 == 0;
    if (type == float.class) return number / 4f;
    if (type == double.class) return number / 8.0;
    if (type == String.class) return "é".repeat(number & 1) + "x".repeat(number & 31);
    return random.nextInt(4) == 0 ? null : object(type, number);
  }

  private static Object object(Class<?> type, int number) {
    if (type == Integer.class) return number;
    if (type == Double.class) return number / 8.0;
    if (type == Boolean.class) return number % 2 == 0;
    if (type == DayOfWeek.class) return DayOfWeek.of((number & 3) + 1);
    if (type == LocalDate.class) return LocalDate.ofEpochDay(number >> 8);
    if (type == List.class) return List.of(1, number);
    return Map.of("key", "" + number);
  }
}
