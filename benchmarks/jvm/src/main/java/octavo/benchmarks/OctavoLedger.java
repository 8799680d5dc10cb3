package octavo.benchmarks;

import java.util.Arrays;
import java.util.stream.Stream;
import octavo.core.ByteOutput;
import octavo.flex.FlexBuilder;
import octavo.flex.FlexBytes;
import octavo.flex.FlexKey;
import octavo.flex.FlexOptions;
import octavo.flex.FlexProfile;
import octavo.flex.TypeCode;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * The ledger rows on Octavo: raw reads on the bottom tier, encodes on the builder. Rows by index
 * and vectors make the width a constant, as the guide's "Read in hot loops" does.
 */
public class OctavoLedger extends LedgerBenchmark implements Ledger {
  private static final int FLOAT = TypeCode.FLOAT << 2;
  private static final FlexKey CREATED_AT = new FlexKey("createdAt");
  private static final FlexKey ID = new FlexKey("id");
  private static final FlexKey SCORE = new FlexKey("score");
  private static final FlexKey STATUS = new FlexKey("status");
  private static final FlexKey USERNAME = new FlexKey("username");
  private static final FlexKey VERIFIED = new FlexKey("verified");
  private static final FlexKey COUNT = new FlexKey("count");
  private static final FlexKey INTERVAL = new FlexKey("intervalMs");
  private static final FlexKey MAX = new FlexKey("max");
  private static final FlexKey MEAN = new FlexKey("mean");
  private static final FlexKey MIN = new FlexKey("min");
  private static final FlexKey SERIES = new FlexKey("seriesId");
  private static final FlexKey START = new FlexKey("startEpochMs");
  private static final FlexKey TIMESTAMPS = new FlexKey("timestamps");
  private static final FlexKey VALUES = new FlexKey("values");

  private final FlexKey[] absent = keys("absentKeys");
  private final FlexKey[] wide = keys("wideKeys");
  private final FlexBuilder sharing = builder(true);
  private final FlexBuilder plain = builder(false);
  private byte[] encoded;
  private int encodedSize;
  private final ByteOutput output =
      (bytes, start, end) -> {
        encoded = bytes;
        encodedSize = end;
      };

  private static FlexKey[] keys(String name) {
    return Stream.of(LedgerData.keys(name)).map(FlexKey::new).toArray(FlexKey[]::new);
  }

  private static FlexBuilder builder(boolean share) {
    return new FlexBuilder(new FlexOptions(FlexProfile.SPEED, false, share, share));
  }

  private static int rootMap(byte[] bytes) {
    return FlexBytes.target(
        bytes, FlexBytes.rootAt(bytes, bytes.length), FlexBytes.rootWidth(bytes, bytes.length));
  }

  private static int rootElementWidth(byte[] bytes) {
    return FlexBytes.widthOf(FlexBytes.rootType(bytes, bytes.length));
  }

  private static long longAt(byte[] bytes, int base, int width, int size, int index) {
    int type = FlexBytes.elementType(bytes, base, width, size, index);
    return FlexBytes.asLong(bytes, base + index * width, width, type);
  }

  private static double doubleAt(byte[] bytes, int base, int width, int size, int index) {
    int type = FlexBytes.elementType(bytes, base, width, size, index);
    return FlexBytes.asDouble(bytes, base + index * width, width, type);
  }

  private static int lengthAt(byte[] bytes, int base, int width, int size, int index) {
    int type = FlexBytes.elementType(bytes, base, width, size, index);
    return FlexBytes.stringLength(bytes, base + index * width, width, type);
  }

  private static int booleanAt(byte[] bytes, int base, int width, int size, int index) {
    int type = FlexBytes.elementType(bytes, base, width, size, index);
    return FlexBytes.asBoolean(bytes, base + index * width, width, type) ? 1 : 0;
  }

  private static long longOf(byte[] bytes, int base, int width, int size, FlexKey key) {
    int index = FlexBytes.find(bytes, base, width, size, key);
    return index < 0 ? 0 : longAt(bytes, base, width, size, index);
  }

  private static double doubleOf(byte[] bytes, int base, int width, int size, FlexKey key) {
    int index = FlexBytes.find(bytes, base, width, size, key);
    return index < 0 ? 0 : doubleAt(bytes, base, width, size, index);
  }

  private static int lengthOf(byte[] bytes, int base, int width, int size, FlexKey key) {
    int index = FlexBytes.find(bytes, base, width, size, key);
    return index < 0 ? 0 : lengthAt(bytes, base, width, size, index);
  }

  private static int booleanOf(byte[] bytes, int base, int width, int size, FlexKey key) {
    int index = FlexBytes.find(bytes, base, width, size, key);
    return index < 0 ? 0 : booleanAt(bytes, base, width, size, index);
  }

  @Benchmark
  public long tinyByKey() {
    var bytes = tinyStatus;
    int map = rootMap(bytes);
    int width = rootElementWidth(bytes);
    int size = FlexBytes.size(bytes, map, width);
    return longOf(bytes, map, width, size, CREATED_AT)
        + longOf(bytes, map, width, size, ID)
        + (long) (doubleOf(bytes, map, width, size, SCORE) * 10000)
        + lengthOf(bytes, map, width, size, STATUS)
        + lengthOf(bytes, map, width, size, USERNAME)
        + booleanOf(bytes, map, width, size, VERIFIED);
  }

  @Benchmark
  public long tinyByIndex() {
    int map = rootMap(tinyStatus);
    int width = rootElementWidth(tinyStatus);
    return switch (width) {
      case 1 -> statusSum(tinyStatus, map, 1);
      case 2 -> statusSum(tinyStatus, map, 2);
      case 4 -> statusSum(tinyStatus, map, 4);
      default -> statusSum(tinyStatus, map, 8);
    };
  }

  private static long statusSum(byte[] bytes, int map, int width) {
    int size = FlexBytes.size(bytes, map, width);
    return longAt(bytes, map, width, size, 0)
        + longAt(bytes, map, width, size, 1)
        + (long) (doubleAt(bytes, map, width, size, 2) * 10000)
        + lengthAt(bytes, map, width, size, 3)
        + lengthAt(bytes, map, width, size, 4)
        + booleanAt(bytes, map, width, size, 5);
  }

  @Benchmark
  public long tinyThreeKeys() {
    var bytes = tinyStatus;
    int map = rootMap(bytes);
    int width = rootElementWidth(bytes);
    int size = FlexBytes.size(bytes, map, width);
    return longOf(bytes, map, width, size, ID)
        + lengthOf(bytes, map, width, size, STATUS)
        + booleanOf(bytes, map, width, size, VERIFIED);
  }

  @Benchmark
  public long absentKeys() {
    var bytes = tenKeys;
    int map = rootMap(bytes);
    int width = rootElementWidth(bytes);
    int size = FlexBytes.size(bytes, map, width);
    long count = 0;
    for (var key : absent) {
      if (FlexBytes.find(bytes, map, width, size, key) < 0) count++;
    }
    return count;
  }

  @Benchmark
  public long stringTable() {
    var bytes = stringTable;
    int rows = rootMap(bytes);
    int width = rootElementWidth(bytes);
    int rowCount = FlexBytes.size(bytes, rows, width);
    long sum = 0;
    for (int i = 0; i < rowCount; i++) {
      int type = FlexBytes.elementType(bytes, rows, width, rowCount, i);
      if (FlexBytes.typeOf(type) != TypeCode.MAP) continue;
      int row = FlexBytes.target(bytes, rows + i * width, width);
      sum +=
          switch (FlexBytes.widthOf(type)) {
            case 1 -> rowSum(bytes, row, 1);
            case 2 -> rowSum(bytes, row, 2);
            case 4 -> rowSum(bytes, row, 4);
            default -> rowSum(bytes, row, 8);
          };
    }
    return sum;
  }

  private static long rowSum(byte[] bytes, int row, int width) {
    int size = FlexBytes.size(bytes, row, width);
    int body = FlexBytes.elementType(bytes, row, width, size, 0);
    int id = FlexBytes.elementType(bytes, row, width, size, 1);
    int tag = FlexBytes.elementType(bytes, row, width, size, 2);
    int title = FlexBytes.elementType(bytes, row, width, size, 3);
    return FlexBytes.stringLength(bytes, row, width, body)
        + FlexBytes.asLong(bytes, row + width, width, id)
        + FlexBytes.stringLength(bytes, row + 2 * width, width, tag)
        + FlexBytes.stringLength(bytes, row + 3 * width, width, title);
  }

  @Benchmark
  public long timeSeries() {
    var bytes = timeSeries;
    int map = rootMap(bytes);
    int width = rootElementWidth(bytes);
    int size = FlexBytes.size(bytes, map, width);
    long whole =
        longOf(bytes, map, width, size, COUNT)
            + longOf(bytes, map, width, size, INTERVAL)
            + longOf(bytes, map, width, size, SERIES)
            + longOf(bytes, map, width, size, START);
    double real =
        doubleOf(bytes, map, width, size, MAX)
            + doubleOf(bytes, map, width, size, MEAN)
            + doubleOf(bytes, map, width, size, MIN);
    whole +=
        sumOfLongs(bytes, map, width, size, FlexBytes.find(bytes, map, width, size, TIMESTAMPS));
    real += sumOfDoubles(bytes, map, width, size, FlexBytes.find(bytes, map, width, size, VALUES));
    return whole + (long) real;
  }

  private static long sumOfLongs(byte[] bytes, int base, int width, int size, int index) {
    int type = FlexBytes.elementType(bytes, base, width, size, index);
    if (FlexBytes.typeOf(type) != TypeCode.VECTOR_INT) return 0;
    int vector = FlexBytes.target(bytes, base + index * width, width);
    return switch (FlexBytes.widthOf(type)) {
      case 1 -> sumOfLongs(bytes, vector, 1);
      case 2 -> sumOfLongs(bytes, vector, 2);
      case 4 -> sumOfLongs(bytes, vector, 4);
      default -> sumOfLongs(bytes, vector, 8);
    };
  }

  private static long sumOfLongs(byte[] bytes, int vector, int width) {
    int count = FlexBytes.size(bytes, vector, width);
    long sum = 0;
    for (int i = 0; i < count; i++) sum += FlexBytes.signedLong(bytes, vector + i * width, width);
    return sum;
  }

  private static double sumOfDoubles(byte[] bytes, int base, int width, int size, int index) {
    int type = FlexBytes.elementType(bytes, base, width, size, index);
    if (FlexBytes.typeOf(type) != TypeCode.VECTOR_FLOAT) return 0;
    int vector = FlexBytes.target(bytes, base + index * width, width);
    int elementWidth = FlexBytes.widthOf(type);
    return elementWidth == 8
        ? sumOfDoubles(bytes, vector, 8)
        : sumOfDoubles(bytes, vector, elementWidth);
  }

  private static double sumOfDoubles(byte[] bytes, int vector, int width) {
    int count = FlexBytes.size(bytes, vector, width);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += FlexBytes.asDouble(bytes, vector + i * width, width, FLOAT);
    }
    return sum;
  }

  @Benchmark
  public long wideByKey() {
    var bytes = wideMap;
    int map = rootMap(bytes);
    int width = rootElementWidth(bytes);
    int size = FlexBytes.size(bytes, map, width);
    long sum = 0;
    for (var key : wide) sum += longOf(bytes, map, width, size, key);
    return sum;
  }

  @Benchmark
  public long wideByIndex() {
    int map = rootMap(wideMap);
    int width = rootElementWidth(wideMap);
    return switch (width) {
      case 1 -> sumOfFirst(wideMap, map, 1);
      case 2 -> sumOfFirst(wideMap, map, 2);
      case 4 -> sumOfFirst(wideMap, map, 4);
      default -> sumOfFirst(wideMap, map, 8);
    };
  }

  private static long sumOfFirst(byte[] bytes, int map, int width) {
    int size = FlexBytes.size(bytes, map, width);
    long sum = 0;
    for (int i = 0; i < 64; i++) sum += longAt(bytes, map, width, size, i);
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

  private int encode(FlexBuilder builder) {
    int all = builder.startVector();
    for (var row : rows) {
      int map = builder.startMap();
      builder.key("alsoUnique");
      builder.put(row.alsoUnique());
      builder.key("id");
      builder.put(row.id());
      builder.key("unique");
      builder.put(row.unique());
      builder.endMap(map);
    }
    builder.endVector(all);
    builder.finish(output);
    return encodedSize;
  }

  @Override
  public byte[] encoded() {
    return Arrays.copyOf(encoded, encodedSize);
  }
}
