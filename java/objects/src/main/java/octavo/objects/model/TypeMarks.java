package octavo.objects.model;

/** What is known of a type and its arguments beyond what reflection tells. */
public interface TypeMarks {
  /** A type that has no null, nor have its arguments. */
  TypeMarks REQUIRED =
      new TypeMarks() {
        @Override
        public boolean isNullable() {
          return false;
        }

        @Override
        public Class<?> valueClass() {
          return null;
        }

        @Override
        public TypeMarks argument(int index) {
          return this;
        }
      };

  /** Whether null is one of the values. */
  boolean isNullable();

  /**
   * The Kotlin value class that is meant, which at run time may be the class of its value; or null.
   */
  Class<?> valueClass();

  /** The marks of an argument, or of an array's elements. */
  TypeMarks argument(int index);
}
