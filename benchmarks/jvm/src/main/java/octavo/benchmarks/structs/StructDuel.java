package octavo.benchmarks.structs;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
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
 * Runs one {@link Duel}; its figures go to a file in the folder {@code duels}, JMH's own are of
 * whole rounds.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 1, time = 2)
public class StructDuel {
  @Param({"UserProfile"})
  String subject;

  @Param({"coders", "serializer", "pack", "formats", "fields", "trees"})
  String duel;

  private Duel rivals;

  @Setup
  public void makeDuel() {
    rivals = Duel.of(subject, duel);
    rivals.warmUp();
  }

  @Setup(Level.Iteration)
  public void restart() {
    rivals.restart();
  }

  @Benchmark
  public void round() {
    rivals.round();
  }

  @TearDown
  public void write() {
    rivals.write(System.getProperty("duels"));
  }
}
