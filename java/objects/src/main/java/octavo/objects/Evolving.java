package octavo.objects;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class to which later versions append fields, each with its {@link Packed#since}. Older
 * versions skip the fields they do not know; newer ones set the fields that are missing to null or
 * zero.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Evolving {}
