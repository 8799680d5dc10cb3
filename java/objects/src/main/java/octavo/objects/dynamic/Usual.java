package octavo.objects.dynamic;

import octavo.objects.wire.Reader;

/**
 * The class that a part's values were of first: mostly all are, and it need not be looked for
 * (benchmarks/findings/objects.md). It is of the kind {@code C}.
 */
final class Usual<C extends ClassCoder> {
  private final Class<C> kind;
  private C type;

  Usual(Class<C> kind) {
    this.kind = kind;
  }

  /** The class, if a value is of it; or null. */
  C of(Object value) {
    C type = this.type;
    return type != null && value.getClass() == type.type ? type : null;
  }

  /** The class, if it is that of the tag which comes next, and this takes a byte; or null. */
  C of(Reader reader, byte[] bytes) {
    C type = this.type;
    if (type == null || reader.at >= reader.end) return null;
    int number = bytes[reader.at] - Tags.FIRST_NEW;
    return number >= 0 && reader.classes.get(number) == type ? type : null;
  }

  /** Takes the class of a value, if it is the first that may be held as long as all this. */
  void met(ClassCoder coder, Classes classes) {
    if (type == null && kind.isInstance(coder) && classes.mayBeUsual(coder))
      type = kind.cast(coder);
  }
}
