package octavo.benchmarks.java;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
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
 * alike. The turns of a class are in another order each time, since the first one finds its objects
 * in no cache, and the same code is quicker twice in a row. The medians of the batches go to the
 * file that the property {@code duel} names, by class, contestant and task, or are printed; JMH's
 * own figures are of whole rounds. The heap is small and was touched before: a page's first touch
 * costs more than the objects on it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1, time = 2)
@Fork(
    value = 1,
    jvmArgsPrepend = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
public class ObjectDuel {
  private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();
  private static final long QUIET_NANOS = 1_000_000_000L;

  @Param("octavo+hand+fory+kryo")
  String contestants;

  @Param("SimpleObject+ComplexObject+DeepObject")
  String subjects;

  /** How long to go on until the compiler has been quiet for a second. */
  @Param("20")
  int warmUpSeconds;

  private final Map<String, Map<String, Entry>> entries = new LinkedHashMap<>();
  private final List<List<Task>> tasks = new ArrayList<>();
  private final Random random = new Random(1);

  @Setup
  public void makeTasks() throws Exception {
    for (String name : subjects.split("\\+")) {
      Subject subject = Subject.named(name);
      Map<String, Entry> bySubject = new LinkedHashMap<>();
      for (String contestant : contestants.split("\\+"))
        bySubject.put(contestant, new Entry(contestant, subject));
      entries.put(name, bySubject);
      tasks.add(
          new ArrayList<>(bySubject.values().stream().flatMap(it -> it.tasks.stream()).toList()));
    }
    warmUp();
  }

  private void warmUp() throws Exception {
    long started = System.nanoTime();
    long quietSince = started;
    long compiled = COMPILER.getTotalCompilationTime();
    for (long now = started;
        now - quietSince < QUIET_NANOS && now - started < warmUpSeconds * 1_000_000_000L;
        now = System.nanoTime()) {
      round();
      if (compiled != COMPILER.getTotalCompilationTime()) quietSince = System.nanoTime();
      compiled = COMPILER.getTotalCompilationTime();
    }
  }

  @Setup(Level.Iteration)
  public void restart() {
    for (List<Task> each : tasks) each.forEach(Task::restart);
  }

  @Benchmark
  public void round() throws Exception {
    for (List<Task> each : tasks) {
      Collections.shuffle(each, random);
      for (Task task : each) task.batch();
    }
  }

  @TearDown
  public void write() throws Exception {
    Map<String, Map<String, Object>> results = new LinkedHashMap<>();
    for (String subject : entries.keySet()) {
      Map<String, Object> bySubject = results.computeIfAbsent(subject, it -> new LinkedHashMap<>());
      for (Map.Entry<String, Entry> entry : entries.get(subject).entrySet())
        bySubject.put(entry.getKey(), entry.getValue().result());
    }
    String file = System.getProperty("duel");
    if (file != null) new ObjectMapper().writeValue(new File(file), results);
    else
      entries.forEach(
          (subject, it) -> it.forEach((name, entry) -> entry.print(subject + " " + name)));
  }
}
