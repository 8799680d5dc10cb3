package octavo.objects.dynamic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;

/** Random values of many classes inside one another. */
final class Graphs {
  private static final int MAX_DEPTH = 5;

  private final Random random;

  Graphs(long seed) {
    random = new Random(seed);
  }

  Object next() {
    return next(0);
  }

  private Object next(int depth) {
    return depth > MAX_DEPTH || random.nextInt(3) == 0 ? simple() : around(depth + 1);
  }

  private Object simple() {
    return switch (random.nextInt(12)) {
      case 0 -> random.nextInt() >> random.nextInt(32);
      case 1 -> random.nextLong() >> random.nextInt(64);
      case 2 -> text();
      case 3 -> random.nextBoolean();
      case 4 -> random.nextDouble();
      case 5 -> Shop.Color.values()[random.nextInt(2)];
      case 6 -> new UUID(random.nextLong(), random.nextLong());
      case 7 -> new Shop.Circle(random.nextDouble());
      case 8 -> Shop.customer(text(), random.nextInt(1000));
      case 9 -> new Shop.Card(text());
      case 10 -> java.time.Instant.ofEpochSecond(random.nextInt());
      default -> (char) random.nextInt(0xd800);
    };
  }

  private String text() {
    return "abc\u00e9\u2713".substring(random.nextInt(3)).repeat(random.nextInt(8));
  }

  private Object around(int depth) {
    return switch (random.nextInt(12)) {
      case 0 -> new Shop.Pair<>(orNull(depth), orNull(depth));
      case 1 -> fill(new ArrayList<>(), depth, true);
      case 2 -> fill(new HashSet<>(), depth, true);
      case 3 -> fill(new LinkedHashSet<>(), depth, true);
      case 4 -> fill(new LinkedList<>(), depth, true);
      case 5 -> new ArrayList<>(fill(new ArrayDeque<>(), depth, false));
      case 6 -> List.copyOf(fill(new ArrayList<>(), depth, false));
      case 7 -> fill(new HashMap<>(), depth);
      case 8 -> fill(new LinkedHashMap<>(), depth);
      case 9 -> texts(depth);
      case 10 -> Optional.of(next(depth));
      default -> Arrays.asList(orNull(depth), orNull(depth));
    };
  }

  private Object orNull(int depth) {
    return random.nextInt(6) == 0 ? null : next(depth);
  }

  private Collection<Object> fill(Collection<Object> collection, int depth, boolean hasNulls) {
    for (int count = random.nextInt(5); count > 0; count--)
      collection.add(hasNulls ? orNull(depth) : next(depth));
    return collection;
  }

  private Map<Object, Object> fill(Map<Object, Object> map, int depth) {
    for (int count = random.nextInt(5); count > 0; count--) map.put(orNull(depth), orNull(depth));
    return map;
  }

  private Map<String, Object> texts(int depth) {
    Map<String, Object> map = new TreeMap<>();
    for (int count = random.nextInt(5); count > 0; count--) map.put(text(), orNull(depth));
    return map;
  }
}
