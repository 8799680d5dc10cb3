package octavo.benchmarks;

import static com.google.flatbuffers.FlexBuffersBuilder.BUILDER_FLAG_NONE;
import static com.google.flatbuffers.FlexBuffersBuilder.BUILDER_FLAG_SHARE_KEYS_AND_STRINGS;

import com.google.flatbuffers.ArrayReadWriteBuf;
import com.google.flatbuffers.FlexBuffers;
import com.google.flatbuffers.FlexBuffers.Reference;
import com.google.flatbuffers.FlexBuffersBuilder;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;

/** The ledger rows on Google's Java library. */
public class FlatbuffersJavaLedger extends LedgerBenchmark implements Ledger {
  private static final byte[] CREATED_AT = key("createdAt");
  private static final byte[] ID = key("id");
  private static final byte[] SCORE = key("score");
  private static final byte[] STATUS = key("status");
  private static final byte[] USERNAME = key("username");
  private static final byte[] VERIFIED = key("verified");
  private static final byte[] COUNT = key("count");
  private static final byte[] INTERVAL = key("intervalMs");
  private static final byte[] MAX = key("max");
  private static final byte[] MEAN = key("mean");
  private static final byte[] MIN = key("min");
  private static final byte[] SERIES = key("seriesId");
  private static final byte[] START = key("startEpochMs");
  private static final byte[] TIMESTAMPS = key("timestamps");
  private static final byte[] VALUES = key("values");

  private final byte[][] absent = keys("absentKeys");
  private final byte[][] wide = keys("wideKeys");
  private final FlexBuffersBuilder sharing = builder(BUILDER_FLAG_SHARE_KEYS_AND_STRINGS);
  private final FlexBuffersBuilder plain = builder(BUILDER_FLAG_NONE);
  private ByteBuffer encoded;

  private static byte[] key(String name) {
    return name.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[][] keys(String name) {
    return Stream.of(LedgerData.keys(name)).map(FlatbuffersJavaLedger::key).toArray(byte[][]::new);
  }

  private static FlexBuffersBuilder builder(int flags) {
    return new FlexBuffersBuilder(new ArrayReadWriteBuf(64 * 1024), flags);
  }

  private static Reference root(byte[] message) {
    return FlexBuffers.getRoot(new ArrayReadWriteBuf(message, message.length));
  }

  private static int length(Reference string) {
    return string.asBlob().size();
  }

  @Benchmark
  public long tinyByKey() {
    var map = root(tinyStatus).asMap();
    return map.get(CREATED_AT).asLong()
        + map.get(ID).asLong()
        + (long) (map.get(SCORE).asFloat() * 10000)
        + length(map.get(STATUS))
        + length(map.get(USERNAME))
        + (map.get(VERIFIED).asBoolean() ? 1 : 0);
  }

  @Benchmark
  public long tinyByIndex() {
    var values = root(tinyStatus).asMap().values();
    return values.get(0).asLong()
        + values.get(1).asLong()
        + (long) (values.get(2).asFloat() * 10000)
        + length(values.get(3))
        + length(values.get(4))
        + (values.get(5).asBoolean() ? 1 : 0);
  }

  @Benchmark
  public long tinyThreeKeys() {
    var map = root(tinyStatus).asMap();
    return map.get(ID).asLong() + length(map.get(STATUS)) + (map.get(VERIFIED).asBoolean() ? 1 : 0);
  }

  @Benchmark
  public long absentKeys() {
    long count = 0;
    var map = root(tenKeys).asMap();
    for (var key : absent) {
      if (map.get(key).isNull()) count++;
    }
    return count;
  }

  @Benchmark
  public long stringTable() {
    long sum = 0;
    var rows = root(stringTable).asVector();
    for (int i = 0; i < rows.size(); i++) {
      var row = rows.get(i).asMap().values();
      sum += length(row.get(0)) + row.get(1).asLong() + length(row.get(2)) + length(row.get(3));
    }
    return sum;
  }

  @Benchmark
  public long timeSeries() {
    var map = root(timeSeries).asMap();
    long whole =
        map.get(COUNT).asLong()
            + map.get(INTERVAL).asLong()
            + map.get(SERIES).asLong()
            + map.get(START).asLong();
    double real = map.get(MAX).asFloat() + map.get(MEAN).asFloat() + map.get(MIN).asFloat();
    var timestamps = map.get(TIMESTAMPS).asVector();
    for (int i = 0; i < timestamps.size(); i++) whole += timestamps.get(i).asLong();
    var values = map.get(VALUES).asVector();
    for (int i = 0; i < values.size(); i++) real += values.get(i).asFloat();
    return whole + (long) real;
  }

  @Benchmark
  public long wideByKey() {
    long sum = 0;
    var map = root(wideMap).asMap();
    for (var key : wide) sum += map.get(key).asLong();
    return sum;
  }

  @Benchmark
  public long wideByIndex() {
    long sum = 0;
    var values = root(wideMap).asMap().values();
    for (int i = 0; i < 64; i++) sum += values.get(i).asLong();
    return sum;
  }

  @Benchmark
  public long encodeSharing() {
    return encode(sharing);
  }

  @Benchmark
  public long encodePlain() {
    return encode(plain);
  }

  private int encode(FlexBuffersBuilder builder) {
    builder.clear();
    int all = builder.startVector();
    for (var row : rows) {
      int map = builder.startMap();
      builder.putString("alsoUnique", row.alsoUnique());
      builder.putInt("id", row.id());
      builder.putString("unique", row.unique());
      builder.endMap(null, map);
    }
    builder.endVector(null, all, false, false);
    encoded = builder.finish();
    return encoded.remaining();
  }

  @Override
  public byte[] encoded() {
    var bytes = new byte[encoded.remaining()];
    encoded.duplicate().get(bytes);
    return bytes;
  }
}
