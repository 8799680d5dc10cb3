package octavo.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import octavo.fixtures.Workload;
import octavo.fixtures.Workloads;
import octavo.flex.FlexBuilder;
import octavo.flex.FlexOptions;
import octavo.flex.FlexProfile;
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

/**
 * Encodes each workload from a tree of maps and lists; every benchmark returns the size of the
 * message.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class TreeEncoding {
  @Param({
    "ApiResponse",
    "BankingLedger",
    "CRMPortfolio",
    "ChatThread",
    "ConfigSnapshot",
    "CourseRoster",
    "DocumentCorpus",
    "EventLog",
    "GameWorld",
    "GraphSnapshot",
    "IoTFleet",
    "MarketData",
    "MediaLibrary",
    "NotificationInbox",
    "OrderHistory",
    "ProjectBoard",
    "Recommendation",
    "RideHistory",
    "SearchResults",
    "SecurityAudit",
    "ShipmentBatch",
    "SocialGraphDelta",
    "TimeSeries",
    "TravelItinerary",
    "UserProfile",
    "WorkoutSession"
  })
  String workload;

  private Map<String, Object> document;
  private final FlexBuilder speed = new FlexBuilder(new FlexOptions(FlexProfile.SPEED));
  private final FlexBuilder size = new FlexBuilder(new FlexOptions(FlexProfile.SIZE));
  private final FlexBuffersTree flatbuffers = new FlexBuffersTree();
  private int byteCount;

  @Setup
  public void makeDocument() {
    for (Workload candidate : Workloads.INSTANCE.getAll()) {
      if (candidate.getName().equals(workload)) document = candidate.document(1);
    }
  }

  @Benchmark
  public int octavoSpeed() {
    return encode(speed);
  }

  @Benchmark
  public int octavoSize() {
    return encode(size);
  }

  @Benchmark
  public int flatbuffersJava() {
    return flatbuffers.write(document).remaining();
  }

  private int encode(FlexBuilder builder) {
    put(builder, document);
    builder.finish((bytes, start, end) -> byteCount = end - start);
    return byteCount;
  }

  private static void put(FlexBuilder builder, Object value) {
    if (value instanceof Map<?, ?> map) {
      int start = builder.startMap();
      for (var entry : map.entrySet()) {
        builder.key((String) entry.getKey());
        put(builder, entry.getValue());
      }
      builder.endMap(start);
    } else if (value instanceof List<?> list) {
      int start = builder.startVector();
      for (var element : list) put(builder, element);
      builder.endVector(start);
    } else if (value instanceof String text) {
      builder.put(text);
    } else if (value instanceof Double number) {
      builder.put((double) number);
    } else if (value instanceof Boolean bool) {
      builder.put((boolean) bool);
    } else {
      builder.put(((Number) value).longValue());
    }
  }
}
