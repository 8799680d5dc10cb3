package octavo.objects.wire;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What shared texts of a message were converted to: a byte that refers to one may stand for a
 * megabyte, which is converted once.
 */
public final class ConvertedTexts {
  private final Map<Function<Object, Object>, Map<Object, Object>> byConversion = new HashMap<>();

  /** The value for a text, which is the same object whenever it comes. */
  public Object get(Object text, Function<Object, Object> conversion) {
    return byConversion
        .computeIfAbsent(conversion, it -> new IdentityHashMap<>())
        .computeIfAbsent(text, conversion);
  }
}
