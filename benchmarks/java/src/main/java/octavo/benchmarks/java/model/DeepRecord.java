package octavo.benchmarks.java.model;

import java.io.Serializable;

/** {@link DeepObject} as a record. */
public record DeepRecord(int id, String name, DeepRecord child) implements Serializable {
  /** The one of that number, 0 to 63. */
  public static DeepRecord of(int number) {
    return like(DeepObject.of(number));
  }

  private static DeepRecord like(DeepObject it) {
    return it == null ? null : new DeepRecord(it.id, it.name, like(it.child));
  }
}
