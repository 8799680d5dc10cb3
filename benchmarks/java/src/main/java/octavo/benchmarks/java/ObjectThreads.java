package octavo.benchmarks.java;

import java.util.concurrent.TimeUnit;
import octavo.benchmarks.java.contestants.Contestant;
import octavo.benchmarks.java.contestants.Contestants;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/** Four threads at once. They share Octavo's coder; the others are not made for it: one each. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@Threads(4)
public class ObjectThreads {
  /** What the threads share. */
  @State(Scope.Benchmark)
  public static class Shared {
    @Param({"octavo", "fory", "kryo"})
    String contestant;

    @Param({"SimpleObject", "ComplexObject", "DeepObject"})
    String subject;

    Subject named;
    Contestant octavo;

    @Setup
    public void make() {
      named = Subject.named(subject);
      octavo = Contestants.named("octavo", named.type());
    }
  }

  /** What each has for itself. */
  @State(Scope.Thread)
  public static class Own {
    Contestant contestant;
    Object[] objects;
    byte[][] messages;
    int next;

    @Setup
    public void make(Shared shared) throws Exception {
      contestant =
          shared.contestant.equals("octavo")
              ? shared.octavo
              : Contestants.named(shared.contestant, shared.named.type());
      objects = shared.named.objects();
      messages = new byte[objects.length][];
      for (int index = 0; index < objects.length; index++)
        messages[index] = contestant.encode(objects[index]);
    }

    int next() {
      return next++ % objects.length;
    }
  }

  @Benchmark
  public Object encode(Own own) throws Exception {
    return own.contestant.encode(own.objects[own.next()]);
  }

  @Benchmark
  public Object decode(Own own, Shared shared) throws Exception {
    return own.contestant.decode(own.messages[own.next()], shared.named.type());
  }
}
