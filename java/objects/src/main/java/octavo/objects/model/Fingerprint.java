package octavo.objects.model;

import static java.nio.charset.StandardCharsets.UTF_8;

/** CRC-64-AVRO, rule 1.5 of spec/pack.md. */
public final class Fingerprint {
  private static final long EMPTY = 0xc15d213aa4d7a795L;
  private static final long[] TABLE = table();

  private Fingerprint() {}

  /** The fingerprint of the schema with this canonical text. */
  public static long of(String text) {
    long crc = EMPTY;
    for (byte octet : text.getBytes(UTF_8)) crc = crc >>> 8 ^ TABLE[(int) (crc ^ octet) & 0xff];
    return crc;
  }

  private static long[] table() {
    long[] table = new long[256];
    for (int index = 0; index < table.length; index++) {
      long crc = index;
      for (int bit = 0; bit < 8; bit++) crc = crc >>> 1 ^ EMPTY & -(crc & 1);
      table[index] = crc;
    }
    return table;
  }
}
