package octavo.objects.types;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import octavo.objects.model.Absent;
import octavo.objects.model.Access;
import octavo.objects.model.Construction;
import octavo.objects.model.ValueClasses;

/** Makes objects by a constructor, and sets what it does not take, through handles. */
final class Constructing {
  private final MethodHandle constructor;

  /** Takes what is to be its default, or is null. */
  private final MethodHandle defaulting;

  /** What puts into a box what {@link #defaulting} takes in one, or null for each parameter. */
  private final List<Function<Object, Object>> boxes;

  /** What stands for a parameter that is to be its default. */
  private final Object[] zeros;

  /** For each parameter the index of its part, or -1 if that is not written. */
  private final int[] places;

  /** The bits of those that are not. */
  private final int[] unwritten;

  private final List<FieldSetter> others;

  /** {@code fields} are those that parts are of. */
  Constructing(Construction construction, List<Field> fields, Access access) {
    constructor = access.constructor(construction.constructor());
    defaulting =
        construction.defaulting() == null ? null : access.constructor(construction.defaulting());
    boxes = boxes(construction, access);
    List<Field> taken =
        construction.parameters().stream().map(Construction.Parameter::field).toList();
    unwritten = construction.unwritten();
    zeros = taken.stream().map(it -> Absent.zero(it.getType())).toArray();
    places = taken.stream().mapToInt(fields::indexOf).toArray();
    others =
        IntStream.range(0, fields.size())
            .filter(it -> !taken.contains(fields.get(it)))
            .mapToObj(it -> FieldSetter.of(fields.get(it), it, access))
            .toList();
  }

  @SuppressWarnings("unchecked") // as the constructor has it
  private static List<Function<Object, Object>> boxes(Construction construction, Access access) {
    if (construction.defaulting() == null) return List.of();
    List<Function<Object, Object>> boxes = new ArrayList<>();
    for (int index = 0; index < construction.parameters().size(); index++) {
      Class<?> type = construction.box(index);
      boxes.add(type == null ? null : ValueClasses.box((Class<Object>) type, access));
    }
    return boxes;
  }

  Object make(Object[] parts) {
    Object object = construct(parts);
    for (FieldSetter setter : others) setter.set(object, parts);
    return object;
  }

  private Object construct(Object[] parts) {
    Object[] arguments = new Object[places.length];
    int[] left = unwritten.clone();
    for (int index = 0; index < places.length; index++) {
      Object part = places[index] < 0 ? zeros[index] : parts[places[index]];
      if (part instanceof Absent.Default) left[index / Integer.SIZE] |= 1 << index;
      arguments[index] = part instanceof Absent.Default ? zeros[index] : part;
    }
    boolean isWhole = Arrays.stream(left).allMatch(it -> it == 0);
    return isWhole ? call(constructor, arguments) : call(defaulting, withBits(arguments, left));
  }

  private Object[] withBits(Object[] arguments, int[] left) {
    Object[] all = Arrays.copyOf(arguments, arguments.length + left.length + 1);
    for (int index = 0; index < arguments.length; index++)
      if (boxes.get(index) != null) all[index] = boxes.get(index).apply(all[index]);
    for (int word = 0; word < left.length; word++) all[arguments.length + word] = left[word];
    return all;
  }

  private static Object call(MethodHandle constructor, Object[] arguments) {
    try {
      return (Object) constructor.invokeExact(arguments);
    } catch (Throwable e) {
      throw Access.sneak(e);
    }
  }
}
