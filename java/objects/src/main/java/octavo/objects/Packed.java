package octavo.objects;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Tunes how a field, or a record's component, is written; both sides must agree. Of an enum's
 * constant, and of a class that is a case of a sealed one, it says the name alone.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface Packed {
  /** The name in the schema; "" is the field's own. */
  String name() default "";

  /**
   * Writes an {@code int} or a {@code long} in full: it then stands at the same place in every
   * message.
   */
  boolean fixed() default false;

  /** Writes a text that is likely to come again only once. */
  boolean shared() default false;

  /**
   * Writes a list or an array of records, or of objects of one class, field by field: numbers of
   * one field stand side by side then, and take less room.
   */
  boolean columns() default false;

  /** Says that there is always a value: saves the bit that tells, and refuses null. */
  boolean required() default false;

  /**
   * The version that the field came with: such a class is read by older versions, and reads theirs.
   */
  int since() default 0;
}
