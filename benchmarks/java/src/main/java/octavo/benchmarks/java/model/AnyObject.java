package octavo.benchmarks.java.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Values of any class: only a message that says which they are can have them. */
public class AnyObject implements Serializable {
  public Map<String, Object> attributes;
  public List<Object> parts;

  /** The one of that number, 0 to 63; all take as many bytes. */
  public static AnyObject of(int number) {
    AnyObject it = new AnyObject();
    char letter = (char) ('A' + number % 26);
    it.attributes = new HashMap<>();
    it.attributes.put("id", 1000 + number);
    it.attributes.put("name", "Object " + letter);
    it.attributes.put("price", 1.5 + number);
    it.attributes.put("active", number % 2 == 0);
    it.attributes.put("tags", new ArrayList<>(List.of("red", "green", "b" + letter)));
    it.parts = new ArrayList<>();
    for (int index = 0; index < 4; index++) {
      it.parts.add(SimpleObject.of(number));
      it.parts.add(index + number);
    }
    return it;
  }
}
