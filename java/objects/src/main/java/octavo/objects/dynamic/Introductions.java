package octavo.objects.dynamic;

import octavo.objects.wire.LittleEndian;

/** Classes by what a message says where it introduces them: names or numbers, and fingerprints. */
final class Introductions {
  /** A power of two of them, more than half of them null; never changed. */
  private volatile NewClass[] table = new NewClass[16];

  private int count;

  /** The class that is introduced by the bytes between two positions, or null. */
  NewClass get(byte[] bytes, int from, int to) {
    NewClass[] table = this.table;
    int place = place(table, bytes, to);
    for (NewClass it; (it = table[place]) != null; place = place + 1 & table.length - 1)
      if (it.isIntroduced(bytes, from, to)) return it;
    return null;
  }

  /** Adds a class. */
  synchronized void add(NewClass type) {
    byte[] bytes = type.introduction;
    if (get(bytes, 0, bytes.length) != null) return;
    count++;
    NewClass[] old = table;
    NewClass[] table = new NewClass[2 * count < old.length ? old.length : 2 * old.length];
    for (NewClass it : old) if (it != null) put(table, it);
    put(table, type);
    this.table = table;
  }

  private static void put(NewClass[] table, NewClass type) {
    int place = place(table, type.introduction, type.introduction.length);
    while (table[place] != null) place = place + 1 & table.length - 1;
    table[place] = type;
  }

  /** The last bytes are of a fingerprint: as good as a hash code. */
  private static int place(NewClass[] table, byte[] bytes, int to) {
    return LittleEndian.getInt(bytes, to - Integer.BYTES) & table.length - 1;
  }
}
