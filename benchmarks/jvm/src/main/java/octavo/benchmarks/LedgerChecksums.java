package octavo.benchmarks;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * Prints the checksum of every row on both Java sides, as JSON: nothing is timed before they agree.
 */
final class LedgerChecksums {
  private static final Map<String, ToLongFunction<Ledger>> ROWS =
      new TreeMap<>(
          Map.of(
              "tinyByKey", Ledger::tinyByKey,
              "tinyByIndex", Ledger::tinyByIndex,
              "tinyThreeKeys", Ledger::tinyThreeKeys,
              "absentKeys", Ledger::absentKeys,
              "stringTable", Ledger::stringTable,
              "timeSeries", Ledger::timeSeries,
              "wideByKey", Ledger::wideByKey,
              "wideByIndex", Ledger::wideByIndex,
              "encodeSharing", ledger -> checksumOfEncoded(ledger, ledger.encodeSharing()),
              "encodePlain", ledger -> checksumOfEncoded(ledger, ledger.encodePlain())));

  private static long checksumOfEncoded(Ledger ledger, long byteCount) {
    if (ledger.encoded().length != byteCount) throw new AssertionError("encoded size");
    return LedgerData.checksumOfRows(ledger.encoded());
  }

  private static String checksums(Ledger ledger) {
    return ROWS.entrySet().stream()
        .map(row -> "\"%s\":%d".formatted(row.getKey(), row.getValue().applyAsLong(ledger)))
        .collect(Collectors.joining(",", "{", "}"));
  }

  public static void main(String[] arguments) {
    System.out.printf(
        "{\"octavo\":%s,\"flatbuffersJava\":%s}%n",
        checksums(new OctavoLedger()), checksums(new FlatbuffersJavaLedger()));
  }

  private LedgerChecksums() {}
}
