package octavo.benchmarks.java.model;

import java.io.Serializable;

/** {@link SimpleObject} as a record. */
public record SimpleRecord(
    int id,
    String name,
    boolean active,
    double doubleValue,
    float floatValue,
    long longValue,
    short shortValue)
    implements Serializable {
  /** The one of that number, 0 to 63. */
  public static SimpleRecord of(int number) {
    SimpleObject it = SimpleObject.of(number);
    return new SimpleRecord(
        it.id, it.name, it.active, it.doubleValue, it.floatValue, it.longValue, it.shortValue);
  }
}
