package octavo.objects.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorted collections and maps of other classes than the JDK's, whose constructors set an order. */
class OwnOrderTest {
  /** As other libraries have them: in any order, by nature in that of the elements. */
  static class Names extends TreeSet<String> {
    Names() {}

    Names(Comparator<String> order) {
      super(order);
    }
  }

  static class Prices extends TreeMap<String, Integer> {
    Prices() {
      super(Comparator.comparing(String::length));
    }

    Prices(Comparator<String> order) {
      super(order);
    }
  }

  static class Tasks extends PriorityQueue<String> {
    Tasks() {
      super(Comparator.reverseOrder());
    }

    Tasks(Comparator<String> order) {
      super(order);
    }
  }

  record All(Names names, Prices prices, Tasks tasks) {}

  private static All all(Names names, Prices prices, Tasks tasks) {
    for (String name : List.of("b", "aa", "ccc")) {
      names.add(name);
      prices.put(name, name.length());
      tasks.add(name);
    }
    return new All(names, prices, tasks);
  }

  private static List<Collection<?>> inOrder(All all) {
    Tasks tasks = new Tasks();
    tasks.addAll(all.tasks);
    List<String> polled = new ArrayList<>();
    while (!tasks.isEmpty()) polled.add(tasks.poll());
    return List.of(List.copyOf(all.names), List.copyOf(all.prices.keySet()), polled);
  }

  private static final Comparator<String> REVERSE = Comparator.reverseOrder();

  private static final List<All> OTHERS =
      List.of(
          all(new Names(REVERSE), new Prices(), new Tasks()),
          all(new Names(), new Prices(Comparator.naturalOrder()), new Tasks()),
          all(new Names(), new Prices(REVERSE), new Tasks()),
          all(new Names(), new Prices(), new Tasks(null)));

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesOrdersThatTheConstructorDoesNotSet(String engine) {
    Coder<All> coder = Engines.typed(engine, All.class);
    Octavo any = Engines.by(engine, Octavo.builder().allow(Names.class, Prices.class)::build);
    for (All other : OTHERS) refuses(() -> coder.encode(other));
    refuses(() -> any.encode(OTHERS.get(0).names));
    refuses(() -> any.encode(OTHERS.get(1).prices));
  }

  private static void refuses(Runnable encoding) {
    var e = assertThrows(MismatchException.class, encoding::run);
    assertTrue(e.getMessage().contains("another comparator, which is not"), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void keepsTheOrderThatTheConstructorSets(String engine) {
    Coder<All> coder = Engines.typed(engine, All.class);
    All all = all(new Names(Comparator.naturalOrder()), new Prices(), new Tasks());
    assertEquals(inOrder(all), inOrder(coder.decode(coder.encode(all))));
  }
}
