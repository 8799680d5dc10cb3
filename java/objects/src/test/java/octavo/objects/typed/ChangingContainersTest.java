package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.TypeRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A container that is another when it is counted than when it is written is refused. */
class ChangingContainersTest {
  record Point(int x) {}

  /** A collection that says it has one element more, or less, than it has. */
  private static final class Lying<T> extends AbstractCollection<T> {
    private final List<T> elements;
    private final int lie;

    Lying(List<T> elements, int lie) {
      this.elements = elements;
      this.lie = lie;
    }

    @Override
    public Iterator<T> iterator() {
      return elements.iterator();
    }

    @Override
    public int size() {
      return elements.size() + lie;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1})
  void refusesCountsThatAreWrong(int lie) {
    refuses(new TypeRef<Collection<Point>>() {}, new Lying<>(List.of(new Point(1)), lie));
    refuses(new TypeRef<Collection<String>>() {}, new Lying<>(List.of("a", "b"), lie));
    refuses(new TypeRef<Collection<List<Integer>>>() {}, new Lying<>(List.of(List.of(1)), lie));
    refuses(new TypeRef<Map<String, String>>() {}, lying(Map.of("a", "b"), lie));
  }

  private static <K, V> Map<K, V> lying(Map<K, V> map, int lie) {
    return new AbstractMap<>() {
      @Override
      public Set<Entry<K, V>> entrySet() {
        return map.entrySet();
      }

      @Override
      public int size() {
        return map.size() + lie;
      }
    };
  }

  /** Its numbers are others each time they are asked for. */
  private static final class Growing<T> extends AbstractList<T> {
    private final List<List<T>> turns;
    private int turn;

    Growing(List<List<T>> turns) {
      this.turns = turns;
    }

    @Override
    public Iterator<T> iterator() {
      return turns.get(Math.min(turn++, turns.size() - 1)).iterator();
    }

    @Override
    public T get(int index) {
      return turns.get(0).get(index);
    }

    @Override
    public int size() {
      return turns.get(0).size();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void refusesNumbersThatChange(int secondSize) {
    List<Integer> ints = new ArrayList<>(List.of(1, 2, 3)).subList(0, secondSize);
    refuses(new TypeRef<List<Integer>>() {}, new Growing<>(List.of(List.of(1, 2), ints)));
    List<Long> longs = new ArrayList<>(List.of(1L, 2L, 3L)).subList(0, secondSize);
    refuses(new TypeRef<List<Long>>() {}, new Growing<>(List.of(List.of(1L, 2L), longs)));
    refuses(new TypeRef<List<Integer>>() {}, new Growing<>(List.of(List.of(1), List.of(70_000))));
    refuses(new TypeRef<List<Long>>() {}, new Growing<>(List.of(List.of(1L), List.of(1L << 40))));
  }

  /** An element that, while it is written, adds another to the list. */
  private static final class Adding extends AbstractList<Integer> {
    private final List<List<Integer>> list;

    Adding(List<List<Integer>> list) {
      this.list = list;
    }

    @Override
    public Integer get(int index) {
      return 0;
    }

    @Override
    public int size() {
      if (list.size() < 5) list.add(List.of());
      return 0;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void refusesListsThatGrow(int before) {
    List<List<Integer>> list = new ArrayList<>();
    for (int index = 0; index < before; index++) list.add(List.of(index));
    list.add(new Adding(list));
    refuses(new TypeRef<List<List<Integer>>>() {}, list);
  }

  private static <T> void refuses(TypeRef<T> type, T value) {
    Coder<T> coder = Octavo.typed(type);
    MismatchException error = assertThrows(MismatchException.class, () -> coder.encode(value));
    assertEquals("", error.path());
  }
}
