package octavo.benchmarks.java.model;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;

/** Maps whose keys or values are no texts. */
public class MapsObject implements Serializable {
  public Map<Integer, String> names;
  public Map<String, Double> prices;

  /** The one of that number, 0 to 63; all take as many bytes. */
  public static MapsObject of(int number) {
    MapsObject it = new MapsObject();
    it.names = new HashMap<>();
    it.prices = new HashMap<>();
    for (int index = 0; index < 8; index++) {
      it.names.put(1000 * index + number, "name " + (char) ('A' + (number + index) % 26));
      it.prices.put("key" + index, index * 1.5 + number);
    }
    return it;
  }
}
