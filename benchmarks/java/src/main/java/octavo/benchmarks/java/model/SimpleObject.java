package octavo.benchmarks.java.model;

import java.io.Serializable;

/** A few fields of different types. */
public class SimpleObject implements Serializable {
  public int id;
  public String name;
  public boolean active;
  public double doubleValue;
  public float floatValue;
  public long longValue;
  public short shortValue;

  /** The one of that number, 0 to 63; all take as many bytes. */
  public static SimpleObject of(int number) {
    SimpleObject it = new SimpleObject();
    it.id = 12345 + number;
    it.name = "Test Objec" + (char) ('A' + number % 26);
    it.active = number % 2 == 0;
    it.doubleValue = 3.14159265 + number;
    it.floatValue = 2.71828f + number;
    it.longValue = 9876543210L + number;
    it.shortValue = (short) (42 - number % 8);
    return it;
  }
}
