package octavo.objects;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Tunes how a field or a record component is written; both sides must agree. On an enum constant,
 * or on a class that is a case of a sealed type, it only sets the name.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface Packed {
  /** The name in the schema; "" stands for the name in Java. */
  String name() default "";

  /**
   * Whether an {@code int} or a {@code long} is written in full width, so that it is at the same
   * place in every message.
   */
  boolean fixed() default false;

  /** Whether equal texts are written once per message: for texts that are likely to occur again. */
  boolean shared() default false;

  /**
   * Whether a list or an array of records, or of objects of one class, is written field by field:
   * the numbers of one field are then side by side and take fewer bytes.
   */
  boolean columns() default false;

  /**
   * Whether there is always a value: null is refused, and the bit that says whether there is one is
   * saved.
   */
  boolean required() default false;

  /**
   * The version of the class that added the field. A class with such a field reads messages of
   * older versions, and older versions read its messages.
   */
  int since() default 0;
}
