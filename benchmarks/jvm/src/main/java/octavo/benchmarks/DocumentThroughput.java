package octavo.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import octavo.flex.Flex;
import octavo.flex.FlexOptions;
import octavo.flex.FlexProfile;
import octavo.flex.FlexType;
import octavo.flex.FlexValue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Takes whole documents from JSON to flex, through the verifier, all over and back. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class DocumentThroughput {
  @Param({"twitter", "canada"})
  String document;

  private final FlexOptions speed = new FlexOptions(FlexProfile.SPEED);
  private final FlexOptions size = new FlexOptions(FlexProfile.SIZE);
  private byte[] json;
  private byte[] flex;

  @Setup
  public void load() throws IOException {
    json = Files.readAllBytes(Path.of(System.getProperty("documents"), document + ".json"));
    flex = Flex.fromJson(json, speed);
  }

  @Benchmark
  public byte[] fromJson() {
    return Flex.fromJson(json, speed);
  }

  @Benchmark
  public byte[] fromJsonPlanned() {
    return Flex.fromJson(json, size);
  }

  @Benchmark
  public String toJson() {
    return Flex.toJson(flex);
  }

  @Benchmark
  public byte[] verify() {
    Flex.verify(flex);
    return flex;
  }

  @Benchmark
  public long readAll() {
    return sum(Flex.read(flex));
  }

  /** Visits every value once. */
  private static long sum(FlexValue value) {
    var type = value.getType();
    if (!type.isVector() && type != FlexType.MAP) return value.asLong();
    var elements = value.asVector();
    long sum = 0;
    for (int i = 0; i < elements.getSize(); i++) sum += sum(elements.get(i));
    return sum;
  }
}
