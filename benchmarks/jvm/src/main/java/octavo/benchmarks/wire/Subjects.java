package octavo.benchmarks.wire;

import java.util.List;
import java.util.Map;

/** The objects measured. */
final class Subjects {
  private Subjects() {}

  record SimpleObject(
      int id, String name, boolean active, double ratio, float factor, long serial, short code) {}

  record ComplexObject(int id, String name, List<Integer> numbers, Map<String, String> labels) {}

  /** The name and the child may be null. */
  record DeepObject(int id, String name, DeepObject child) {}

  record Ticker(String symbol, double last, double bid, double ask, double volume) {}

  /** The side is one of 2, the type one of 3, the flags are 3 bits. */
  record Order(
      long id,
      int account,
      String symbol,
      int side,
      int type,
      double price,
      double quantity,
      double filled,
      long time,
      int flags) {}

  record Book(String symbol, long time, List<Level> bids, List<Level> asks) {}

  record Level(double price, double quantity) {}
}
