package octavo.benchmarks.java.model;

import java.io.Serializable;

/** A chain of five. */
public class DeepObject implements Serializable {
  public int id;
  public String name;
  public DeepObject child;

  /** The one of that number, 0 to 63; all take as many bytes. */
  public static DeepObject of(int number) {
    DeepObject chain = null;
    for (int level = 5; level >= 1; level--) {
      DeepObject it = new DeepObject();
      it.id = level + number % 32;
      it.name = "Level " + (char) ('A' + number % 26);
      it.child = chain;
      chain = it;
    }
    return chain;
  }
}
