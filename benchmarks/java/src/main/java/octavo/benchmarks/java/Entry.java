package octavo.benchmarks.java;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import octavo.benchmarks.java.contestants.Contestant;
import octavo.benchmarks.java.contestants.Contestants;

/**
 * A contestant and a class: tasks if it makes equal objects of all messages, else what it threw.
 */
final class Entry {
  final List<Task> tasks = new ArrayList<>();
  private int bytes;
  private String error;

  Entry(String contestant, Subject subject) {
    try {
      addTasks(Contestants.named(contestant, subject.type()), subject);
    } catch (Exception | LinkageError thrown) {
      error = origin(thrown).toString();
    }
  }

  private static Throwable origin(Throwable thrown) {
    return thrown.getCause() == null ? thrown : origin(thrown.getCause());
  }

  private void addTasks(Contestant contestant, Subject subject) throws Exception {
    byte[][] messages = new byte[subject.objects().length][];
    for (int index = 0; index < messages.length; index++) {
      Object object = subject.objects()[index];
      messages[index] = contestant.encode(object);
      if (!Subject.same(object, contestant.decode(messages[index], subject.type())))
        throw new IllegalStateException("decodes another object");
    }
    bytes = messages[0].length;
    for (Way way : Way.values())
      if (way != Way.REUSE || contestant instanceof Contestant.Reusing)
        tasks.add(new Task(contestant, subject, messages, way));
  }

  /** Null when there are tasks. */
  String error() {
    return error;
  }

  /** What is known of it, in the words of the results' JSON. */
  Map<String, Object> result() throws Exception {
    if (error != null) return Map.of("error", error);
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("bytes", bytes);
    for (Task task : tasks)
      result.put(
          task.way().toString(), Map.of("nanos", task.median(), "allocated", task.allocated()));
    return result;
  }

  /** Prints {@code duel PREFIX TASK NANOSECONDS BYTES}, a line a task. */
  void print(String prefix) {
    for (Task task : tasks)
      System.out.printf("%nduel %s %s %.1f %d", prefix, task.way(), task.median(), bytes);
  }
}
