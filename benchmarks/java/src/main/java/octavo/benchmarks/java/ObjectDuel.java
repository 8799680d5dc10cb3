package octavo.benchmarks.java;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Contestants in one JVM that take turns, a batch a round: what disturbs the machine disturbs them
 * alike. The medians of the batches are printed as {@code class contestant operation nanoseconds
 * bytes}; JMH's own figures are of whole rounds.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class ObjectDuel {
  @Param("octavo+hand+fory+kryo")
  String contestants;

  @Param("SimpleObject+ComplexObject+DeepObject")
  String subjects;

  private final List<Task> tasks = new ArrayList<>();

  @Setup
  public void makeTasks() {
    List<Subject> named = Stream.of(subjects.split("\\+")).map(Subject::named).toList();
    Class<?>[] types = named.stream().map(Subject::type).toArray(Class<?>[]::new);
    Map<String, Contestant> byName = new LinkedHashMap<>();
    for (String name : contestants.split("\\+")) byName.put(name, Contestants.named(name, types));
    for (Subject subject : named)
      byName.forEach((name, contestant) -> addTasks(name, contestant, subject));
  }

  private void addTasks(String name, Contestant contestant, Subject subject) {
    Object[] objects = subject.objects();
    byte[][] messages = new byte[objects.length][];
    Arrays.setAll(messages, it -> contestant.encode(objects[it]));
    for (int index = 0; index < objects.length; index++)
      if (!Subject.same(objects[index], contestant.decode(messages[index], subject.type())))
        throw new IllegalStateException(name + " gives another object");
    String prefix = subject.name() + " " + name;
    tasks.add(new Task(prefix + " encode", contestant, objects, messages, true));
    tasks.add(new Task(prefix + " decode", contestant, objects, messages, false));
  }

  @Setup(Level.Iteration)
  public void restart() {
    tasks.forEach(Task::restart);
  }

  @Benchmark
  public void round() {
    tasks.forEach(Task::batch);
  }

  @TearDown(Level.Iteration)
  public void print() {
    for (Task task : tasks)
      System.out.printf("%nduel %s %.1f %d", task.name(), task.median(), task.size());
  }
}
