package octavo.benchmarks.java.model;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** {@link ComplexObject} as a record. */
public record ComplexRecord(int id, String name, List<Integer> numbers, Map<String, String> tags)
    implements Serializable {
  /** The one of that number, 0 to 63. */
  public static ComplexRecord of(int number) {
    ComplexObject it = ComplexObject.of(number);
    return new ComplexRecord(it.id, it.name, it.numbers, it.tags);
  }
}
