package octavo.objects.dynamic;

import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Writes values of one class where there may be values of any. */
abstract class ClassCoder {
  /** The class of what is read, or an interface that it has. */
  final Class<?> type;

  /** Whether a value may come again as itself: of others it is enough that they are equal. */
  final boolean isReferable;

  ClassCoder(Class<?> type, boolean isReferable) {
    this.type = type;
    this.isReferable = isReferable;
  }

  /** Writes which class it is, and a value. */
  abstract void write(Writer writer, Object value, int depth);

  /** The coder of values, behind the tag. */
  abstract ValueCoder body();

  /** Whether a hash code of a value looks at no part of it. */
  boolean isHashedAsOne() {
    return false;
  }

  /** Whether what is read may stand where that class is declared. */
  boolean fits(Class<?> declared) {
    return declared == type || declared == Object.class || declared.isAssignableFrom(type);
  }

  /** Checks that what will be read is of the class that is declared. */
  final void checkFits(Class<?> declared) {
    if (!fits(declared))
      throw new MismatchException("a " + declared.getName(), "what is read as a " + type.getName());
  }

  /** The same for a value that begins at {@code first}. */
  final void checkFits(Reader reader, Class<?> declared, int first) {
    if (!fits(declared))
      throw reader.mismatch(first, "a " + declared.getName(), "a " + type.getName(), null);
  }
}
