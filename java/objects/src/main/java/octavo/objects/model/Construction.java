package octavo.objects.model;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;

/**
 * How objects of a class are made of their fields: by a record's constructor, or the primary one of
 * a Kotlin class.
 *
 * @param constructor takes the fields of all parameters
 * @param defaulting takes, behind them, a bit for each that is to be its default, 32 to an {@code
 *     int}, and null; or null where no parameter has one. Of a value class whose value may be null
 *     it takes boxes
 */
public record Construction(
    Constructor<?> constructor, Constructor<?> defaulting, List<Parameter> parameters) {
  /** Arguments that a handle can pass to a constructor; a long or a double is two. */
  public static final int MOST_ARGUMENTS = 253;

  /** A parameter; one whose field is not written has a default. */
  public record Parameter(Field field, boolean isWritten, boolean hasDefault) {}

  /** One of a record, or of what has no defaults. */
  public Construction(Constructor<?> constructor, List<Field> fields) {
    this(constructor, null, fields.stream().map(it -> new Parameter(it, true, false)).toList());
  }

  /** Whether a field may be left out. */
  public boolean hasDefault(Field field) {
    return parameters.stream().anyMatch(it -> it.hasDefault && it.field.equals(field));
  }

  /** The index of the parameter that takes a field, or -1. */
  public int indexOf(Field field) {
    return parameters.stream().map(Parameter::field).toList().indexOf(field);
  }

  /** The bits of the parameters whose fields are not written. */
  public int[] unwritten() {
    int[] bits = new int[words(parameters.size())];
    for (int index = 0; index < parameters.size(); index++)
      if (!parameters.get(index).isWritten) bits[index / Integer.SIZE] |= 1 << index;
    return bits;
  }

  /** The value class of which {@link #defaulting} takes a box for a parameter, or null. */
  public Class<?> box(int parameter) {
    Class<?> taken = defaulting.getParameterTypes()[parameter];
    return taken == parameters.get(parameter).field.getType() ? null : taken;
  }

  /** How many {@code int}s have a bit for each of so many parameters. */
  public static int words(int parameters) {
    return (parameters + Integer.SIZE - 1) / Integer.SIZE;
  }

  /** Whether a constructor takes more arguments than a handle can pass. */
  public static boolean isWide(Constructor<?> constructor) {
    int arguments = 0;
    for (Class<?> type : constructor.getParameterTypes())
      arguments += type == long.class || type == double.class ? 2 : 1;
    return arguments > MOST_ARGUMENTS;
  }
}
