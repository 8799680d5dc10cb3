package octavo.benchmarks.java.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A list and a map. */
public class ComplexObject implements Serializable {
  public int id;
  public String name;
  public List<Integer> numbers;
  public Map<String, String> tags;

  /** The one of that number, 0 to 63; all take as many bytes. */
  public static ComplexObject of(int number) {
    ComplexObject it = new ComplexObject();
    char letter = (char) ('A' + number % 26);
    it.id = 12345 + number;
    it.name = "Complex Objec" + letter;
    it.numbers = new ArrayList<>(List.of(1, 2, 3, 4, 5 + number % 32));
    it.tags = new HashMap<>(Map.of("key1", "value" + letter, "key2", "value2", "key3", "value3"));
    return it;
  }
}
