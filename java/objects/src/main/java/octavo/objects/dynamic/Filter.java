package octavo.objects.dynamic;

import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.FilterInfo;
import java.io.ObjectInputFilter.Status;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;

/** Filters of Java's own serialization, which may refuse what is allowed here. */
public record Filter(List<ObjectInputFilter> filters) {
  private static final int NO_ARRAY = -1;

  /** The one that is given, or null; the JVM's, if there is one; and that of some limits. */
  public static Filter of(ObjectInputFilter given, String limits) {
    return new Filter(
        Stream.of(
                given,
                ObjectInputFilter.Config.getSerialFilter(),
                ObjectInputFilter.Config.createFilter(limits))
            .filter(Objects::nonNull)
            .toList());
  }

  boolean isNone() {
    return filters.isEmpty();
  }

  void check(Class<?> type) {
    if (refuses(new Info(type, NO_ARRAY, 1, 1, 0)))
      throw new MismatchException(
          "a class that may be made", type.getName() + ": a filter refuses it");
  }

  void check(Reader reader, Class<?> type, int depth, int first) {
    if (type == String.class) return; // as Java itself does
    if (refuses(new Info(type, NO_ARRAY, depth, reader.objectCount(), reader.offset())))
      throw reader.mismatch(
          first, "a class that may be made", type.getName() + ": a filter refuses it", null);
  }

  /** Asks about a collection, an array or a map of so many elements. */
  void check(Reader reader, long count) {
    if (refuses(new Info(Object[].class, count, 1, reader.objectCount(), reader.offset())))
      throw reader.mismatch(reader.at, "fewer elements", count + ": a filter refuses them", null);
  }

  private boolean refuses(Info info) {
    for (ObjectInputFilter filter : filters)
      if (filter.checkInput(info) == Status.REJECTED) return true;
    return false;
  }

  private record Info(
      Class<?> serialClass, long arrayLength, long depth, long references, long streamBytes)
      implements FilterInfo {}
}
