package octavo.benchmarks;

/**
 * The ledger rows: what every implementation does to the same bytes. Each row returns a checksum of
 * what it read; an encoding row returns the size of what it wrote, which {@link #encoded} holds.
 */
interface Ledger {
  long tinyByKey();

  long tinyByIndex();

  long tinyThreeKeys();

  long absentKeys();

  long stringTable();

  long timeSeries();

  long wideByKey();

  long wideByIndex();

  long encodeSharing();

  long encodePlain();

  byte[] encoded();
}
