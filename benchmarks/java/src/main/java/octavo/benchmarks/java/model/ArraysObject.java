package octavo.benchmarks.java.model;

import java.io.Serializable;

/** Arrays of numbers, of texts, of arrays. */
public class ArraysObject implements Serializable {
  public int[] ints;
  public String[] texts;
  public double[][] rows;

  /** The one of that number, 0 to 63; all take as many bytes. */
  public static ArraysObject of(int number) {
    ArraysObject it = new ArraysObject();
    it.ints = new int[32];
    for (int index = 0; index < it.ints.length; index++) it.ints[index] = 100 * index + number;
    it.texts = new String[] {"north", "south " + (char) ('A' + number % 26), "east", "west"};
    it.rows = new double[4][8];
    for (double[] row : it.rows)
      for (int index = 0; index < row.length; index++) row[index] = index * 1.5 + number;
    return it;
  }
}
