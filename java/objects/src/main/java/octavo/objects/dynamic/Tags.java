package octavo.objects.dynamic;

/** What an any value begins with: section 2 of spec/objects.md. */
final class Tags {
  static final int NULL = 0;
  static final int REFERENCE = 1;

  /** A class that is new in the message, by its name. */
  static final int NAMED = 2;

  /** A class that is new in the message, by the number that both sides gave it. */
  static final int REGISTERED = 3;

  static final int FIRST_PLAIN = 4;
  static final int FIRST_CONTAINER = 24;
  static final int FIRST_STANDARD = 86;

  /** The first class of the message. */
  static final int FIRST_NEW = 120;

  private static final int CONTAINERS = 2 * Container.values().length;

  private Tags() {}

  static boolean isContainer(int tag) {
    return tag >= FIRST_CONTAINER && tag < FIRST_CONTAINER + CONTAINERS;
  }
}
