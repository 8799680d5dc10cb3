package octavo.objects.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The texts of a message that is written which may come again: rule 4.3. */
final class WrittenTexts {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> inOrder = new ArrayList<>();

  int size() {
    return inOrder.size();
  }

  /** The number of a text, or -1 if it is new; it has the next one then. */
  int number(String text) {
    Integer number = numbers.putIfAbsent(text, size());
    if (number != null) return number;
    inOrder.add(text);
    return -1;
  }

  /** Forgets all but the first {@code count}. */
  void forget(int count) {
    for (int last = size() - 1; last >= count; last--) numbers.remove(inOrder.remove(last));
  }
}
