package octavo.objects.model;

import java.util.ArrayDeque;
import java.util.Deque;

/** A name inside another place, or inside the root's, null. */
record Place(Place outer, String name) {
  /** A place as a JSON Pointer; "" is the root, null. */
  static String path(Place of) {
    Deque<String> names = new ArrayDeque<>();
    for (Place at = of; at != null; at = at.outer)
      names.push("/" + at.name.replace("~", "~0").replace("/", "~1"));
    return String.join("", names);
  }
}
