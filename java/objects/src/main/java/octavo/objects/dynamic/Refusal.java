package octavo.objects.dynamic;

import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import octavo.objects.model.Jdk;
import octavo.objects.model.Unwritten;

/** Says why there are no values of a class, whatever is allowed. */
final class Refusal {
  private Refusal() {}

  /** The reason, or null; {@code isElement} says that it is of an array's elements. */
  static String of(Class<?> type, boolean isElement) {
    if (type.isHidden()) return "a lambda or another hidden class has no name";
    if (Proxy.isProxyClass(type)) return "a proxy has no name";
    if (type.isEnum()) return null;
    if (Unwritten.reason(type) != null) return Unwritten.reason(type);
    if (Jdk.has(type)) return "it is a class of the JDK without a schema; convert it";
    boolean isAbstract = type.isInterface() || Modifier.isAbstract(type.getModifiers());
    return isAbstract && !isElement ? "it is abstract: no value is of just that class" : null;
  }
}
