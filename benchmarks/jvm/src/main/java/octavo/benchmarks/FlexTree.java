package octavo.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import octavo.flex.FlexBuilder;
import octavo.flex.FlexOptions;
import octavo.flex.FlexProfile;

/** Writes trees of maps and lists with Octavo; as a function returns the size of the message. */
public final class FlexTree implements ToIntFunction<Object> {
  private final FlexBuilder builder;
  private int byteCount;

  /** {@code profile} is the name of one. */
  public FlexTree(String profile) {
    builder = new FlexBuilder(new FlexOptions(FlexProfile.valueOf(profile)));
  }

  public byte[] encode(Object tree) {
    put(tree);
    return builder.finish();
  }

  /** The message stays in the builder's own memory. */
  @Override
  public int applyAsInt(Object tree) {
    put(tree);
    builder.finish((bytes, start, end) -> byteCount = end - start);
    return byteCount;
  }

  private void put(Object value) {
    if (value instanceof Map<?, ?> map) {
      int start = builder.startMap();
      for (var entry : map.entrySet()) {
        builder.key((String) entry.getKey());
        put(entry.getValue());
      }
      builder.endMap(start);
    } else if (value instanceof List<?> list) {
      int start = builder.startVector();
      for (var element : list) put(element);
      builder.endVector(start);
    } else if (value instanceof String text) {
      builder.put(text);
    } else if (value instanceof Double number) {
      builder.put((double) number);
    } else if (value instanceof Boolean bool) {
      builder.put((boolean) bool);
    } else {
      builder.put(((Number) value).longValue());
    }
  }
}
