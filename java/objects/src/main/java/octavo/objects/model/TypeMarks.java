package octavo.objects.model;

import java.lang.reflect.Type;

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
        public Type meant() {
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
   * The type that is meant where reflection tells less, or null: of a Kotlin value class, which at
   * run time may be the class of its value, and of {@code kotlin.Lazy}.
   */
  Type meant();

  /** The marks of an argument, or of an array's elements. */
  TypeMarks argument(int index);
}
