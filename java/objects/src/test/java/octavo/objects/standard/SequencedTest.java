package octavo.objects.standard;

import static octavo.objects.Engines.by;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Type;
import java.util.Map;
import java.util.Set;
import octavo.objects.Coder;
import octavo.objects.InMemoryClasses;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Collections and maps that are declared to have an order, which the JDK has interfaces for since
 * 21.
 */
@EnabledForJreRange(min = JRE.JAVA_21)
class SequencedTest {
  @Test
  void keepOrder() throws ReflectiveOperationException {
    String source =
        """
        import java.util.*;
        public record Sequenced(SequencedSet<String> set, SequencedMap<String, Integer> map) {
          public static Object of() {
            LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
            for (int index = 20; index > 0; index--) map.put("key " + index, index);
            return new Sequenced(new LinkedHashSet<>(map.keySet()), map);
          }
        }
        """;
    Class<?> type = new InMemoryClasses(Map.of("Sequenced", source)).loadClass("Sequenced");
    Object value = type.getMethod("of").invoke(null);
    Coder<Object> coder = Octavo.typed((Type) type);
    assertEquals(value.toString(), coder.decode(coder.encode(value)).toString());
  }

  @ParameterizedTest
  @CsvSource({"emit,false", "emit,true", "handles,false", "handles,true"})
  void keepOrderWhereTheyCannotChange(String engine, boolean hasReferences)
      throws ReflectiveOperationException {
    String source =
        """
        import java.util.*;
        public record Fixed(
            SequencedCollection<String> values, SequencedSet<String> set, SequencedMap<String, Integer> map) {
          public static Object of() {
            LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
            for (int index = 20; index > 0; index--) map.put("key " + index, index);
            SequencedSet<String> set = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(map.keySet()));
            return new Fixed(set, set, Collections.unmodifiableSequencedMap(map));
          }
        }
        """;
    Class<?> type = new InMemoryClasses(Map.of("Fixed", source)).loadClass("Fixed");
    Object value = type.getMethod("of").invoke(null);
    OctavoBuilder builder = Octavo.builder().allow(type).loader(type.getClassLoader());
    Octavo any = by(engine, () -> (hasReferences ? builder.references() : builder).build());
    Object read = any.decode(any.encode(value));
    assertEquals(value.toString(), read.toString());
    Set<?> set = (Set<?>) type.getMethod("set").invoke(read);
    assertThrows(UnsupportedOperationException.class, set::clear);
    assertEquals(type.getMethod("set").invoke(value), set);
    Map<?, ?> map = (Map<?, ?>) type.getMethod("map").invoke(read);
    assertThrows(UnsupportedOperationException.class, map::clear);
    assertEquals(type.getMethod("map").invoke(value), map);
  }
}
