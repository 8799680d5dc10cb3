package octavo.benchmarks;

import com.google.flatbuffers.ArrayReadWriteBuf;
import com.google.flatbuffers.FlexBuffers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;

/** The messages the reference builder made for the ledger, and what the rows take besides. */
final class LedgerData {
  private static final Path DIRECTORY = Path.of(System.getProperty("ledger.data"));

  record Row(String unique, String alsoUnique, long id) {}

  static byte[] message(String name) {
    try {
      return Files.readAllBytes(DIRECTORY.resolve(name + ".flex"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String[] keys(String name) {
    var keys = input(name);
    return IntStream.range(0, keys.size())
        .mapToObj(i -> keys.get(i).asString())
        .toArray(String[]::new);
  }

  static Row[] rows() {
    var rows = input("rows");
    return IntStream.range(0, rows.size())
        .mapToObj(i -> rows.get(i).asVector())
        .map(row -> new Row(row.get(0).asString(), row.get(1).asString(), row.get(2).asLong()))
        .toArray(Row[]::new);
  }

  /** Adds up what an encoding row wrote, to compare it with what the others wrote. */
  static long checksumOfRows(byte[] message) {
    var rows = FlexBuffers.getRoot(new ArrayReadWriteBuf(message, message.length)).asVector();
    long sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      var row = rows.get(i).asMap();
      sum += row.get("id").asLong();
      sum += row.get("unique").asString().length() + row.get("alsoUnique").asString().length();
    }
    return sum;
  }

  private static FlexBuffers.Vector input(String name) {
    var message = message("inputs");
    var root = FlexBuffers.getRoot(new ArrayReadWriteBuf(message, message.length));
    return root.asMap().get(name).asVector();
  }

  private LedgerData() {}
}
