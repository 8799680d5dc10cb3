package octavo.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What both Java sides of the ledger share: the bytes they read and how they are timed. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 7, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public abstract class LedgerBenchmark {
  final byte[] tinyStatus = LedgerData.message("tinyStatus");
  final byte[] tenKeys = LedgerData.message("tenKeys");
  final byte[] stringTable = LedgerData.message("stringTable");
  final byte[] timeSeries = LedgerData.message("timeSeries");
  final byte[] wideMap = LedgerData.message("wideMap");
  final LedgerData.Row[] rows = LedgerData.rows();
}
