package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.ACONST_NULL;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import octavo.objects.wire.Parts;
import octavo.objects.wire.ReadObjects;
import octavo.objects.wire.Reader;

/** Makes the code that makes records: by their constructors, once all parts are there. */
final class RecordMaker implements Maker {
  private final Class<?> type;
  private final List<RecordComponent> components;
  private final boolean hasReferences;

  /** {@code hasReferences} says that parts might refer to the record: none may. */
  RecordMaker(Class<?> type, boolean hasReferences) {
    this.type = type;
    this.hasReferences = hasReferences;
    components = List.of(type.getRecordComponents());
  }

  @Override
  public void begin(Code code, int reader) {
    if (!hasReferences) return;
    code.aload(reader).get(Reader.class, "objects", ReadObjects.class).op(ACONST_NULL);
    code.callOn(ReadObjects.class, "made", void.class, Object.class);
  }

  @Override
  public void make(Code code, List<FieldCode> fields) {
    construct(code, index -> load(code, fields, index));
  }

  private void load(Code code, List<FieldCode> fields, int index) {
    FieldCode field = fields.stream().filter(it -> indexOf(it) == index).findFirst().orElseThrow();
    code.load(components.get(index).getType(), field.value());
  }

  private void construct(Code code, IntConsumer load) {
    Stream<Class<?>> types = components.stream().map(RecordComponent::getType);
    code.construct(
        type,
        () -> IntStream.range(0, components.size()).forEach(load),
        types.toArray(Class<?>[]::new));
  }

  /** The index of the component that a field is, or -1. */
  private int indexOf(FieldCode field) {
    return IntStream.range(0, components.size())
        .filter(it -> field.access instanceof MemberAccess of && of.isOf(components.get(it)))
        .findFirst()
        .orElse(-1);
  }

  @Override
  public void target(Code code) {
    code.construct(Parts.class, () -> code.push(components.size()), int.class);
  }

  @Override
  public void store(Code code, int target, List<FieldCode> fields) {
    for (FieldCode field : fields) {
      int index = indexOf(field);
      if (index < 0) continue;
      Class<?> type = field.access.type();
      code.aload(target).cast(Parts.class).push(index).load(type, field.value());
      code.callOn(Parts.class, "put", void.class, int.class, partType(type));
    }
  }

  @Override
  public void finish(Code code, int target) {
    construct(code, index -> get(code, target, index));
  }

  private void get(Code code, int target, int index) {
    Class<?> type = components.get(index).getType();
    Class<?> part = partType(type);
    String name =
        "get"
            + Character.toUpperCase(part.getSimpleName().charAt(0))
            + part.getSimpleName().substring(1);
    code.aload(target).push(index).callOn(Parts.class, name, part, int.class);
    if (!type.isPrimitive()) code.cast(type);
  }

  /** The type as which parts are kept. */
  private static Class<?> partType(Class<?> type) {
    if (!type.isPrimitive()) return Object.class;
    boolean isWide = type == long.class || type == float.class || type == double.class;
    return isWide ? type : int.class;
  }
}
