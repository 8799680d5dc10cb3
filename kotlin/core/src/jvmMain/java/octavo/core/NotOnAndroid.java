package octavo.core;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a class that uses what older Androids lack, and that is used only where it is there. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@InternalOctavoApi
public @interface NotOnAndroid {}
