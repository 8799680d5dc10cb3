package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.ACONST_NULL;
import static org.objectweb.asm.Opcodes.IOR;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import octavo.objects.model.Construction;
import octavo.objects.model.ValueClasses;
import octavo.objects.wire.Parts;
import octavo.objects.wire.ReadObjects;
import octavo.objects.wire.Reader;

/** Makes the code that makes objects by a constructor of fields, once all parts are there. */
final class ConstructorMaker implements Maker {
  private final Construction construction;
  private final int count;
  private final boolean hasReferences;
  private final Constructor<?> constructor;

  /** The bits of fields that are left to the class before any is read. */
  private final int[] unwritten;

  /** Whether others are left to it while they are read. */
  private final boolean isOpen;

  /** The local variables that have the bits then. */
  private final int[] left;

  /** The fields that were stored in the target and that the constructor does not take. */
  private final List<FieldCode> others = new ArrayList<>();

  /**
   * Of {@code count} parts; {@code hasReferences} says that some might refer to the object: none
   * may.
   */
  ConstructorMaker(Construction construction, int count, boolean isOpen, boolean hasReferences) {
    this.construction = construction;
    this.count = count;
    this.isOpen = isOpen && construction.defaulting() != null;
    this.hasReferences = hasReferences;
    unwritten = construction.unwritten();
    left = new int[unwritten.length];
    boolean isWhole = Arrays.stream(unwritten).allMatch(it -> it == 0) && !this.isOpen;
    constructor = isWhole ? construction.constructor() : construction.defaulting();
  }

  @Override
  public void begin(Code code, int reader) {
    if (isOpen) beginLeaving(code);
    if (!hasReferences) return;
    code.aload(reader).get(Reader.class, "objects", ReadObjects.class).op(ACONST_NULL);
    code.callOn(ReadObjects.class, "made", void.class, Object.class);
  }

  private void beginLeaving(Code code) {
    for (int word = 0; word < left.length; word++) {
      left[word] = code.local(int.class);
      code.push(unwritten[word]).istore(left[word]);
    }
  }

  @Override
  public boolean leaves(Code code, FieldCode field) {
    int index = indexOf(field);
    if (index < 0 || !construction.parameters().get(index).hasDefault()) return false;
    int word = left[index / Integer.SIZE];
    code.iload(word).push(1 << index).op(IOR).istore(word);
    return true;
  }

  @Override
  public void make(Code code, List<FieldCode> fields) {
    construct(code, index -> load(code, fields, index));
    setOthers(code, fields.stream().filter(it -> indexOf(it) < 0).toList());
  }

  private void load(Code code, List<FieldCode> fields, int index) {
    FieldCode field = fields.stream().filter(it -> indexOf(it) == index).findFirst().orElseThrow();
    code.load(typeOf(index), field.value());
  }

  private Class<?> typeOf(int index) {
    return construction.parameters().get(index).field().getType();
  }

  private void construct(Code code, IntConsumer load) {
    code.construct(
        constructor.getDeclaringClass(),
        () -> pushArguments(code, load),
        constructor.getParameterTypes());
  }

  private void pushArguments(Code code, IntConsumer load) {
    boolean isDefaulting = constructor != construction.constructor();
    List<Construction.Parameter> parameters = construction.parameters();
    for (int index = 0; index < parameters.size(); index++) {
      if (parameters.get(index).isWritten()) load.accept(index);
      else code.zero(typeOf(index));
      Class<?> box = isDefaulting ? construction.box(index) : null;
      if (box != null) code.call(box, ValueClasses.BOX, box, typeOf(index));
    }
    if (!isDefaulting) return;
    for (int word = 0; word < unwritten.length; word++) {
      if (isOpen) code.iload(left[word]);
      else code.push(unwritten[word]);
    }
    code.op(ACONST_NULL);
  }

  /** Sets, of the object on the stack, the fields that the constructor does not take. */
  private static void setOthers(Code code, List<FieldCode> others) {
    if (others.isEmpty()) return;
    int object = code.local(Object.class);
    code.astore(object);
    for (FieldCode field : others) field.access.store(code, object, field.value());
    code.aload(object);
  }

  /** The index of the parameter that a field is, or -1. */
  private int indexOf(FieldCode field) {
    return construction.indexOf(((MemberAccess) field.access).field());
  }

  @Override
  public void target(Code code) {
    code.construct(Parts.class, () -> code.push(count + unwrittenCount()), int.class);
  }

  @Override
  public void store(Code code, int target, List<FieldCode> fields) {
    for (FieldCode field : fields) {
      Class<?> type = field.access.type();
      code.aload(target).cast(Parts.class).push(place(field)).load(type, field.value());
      code.callOn(Parts.class, "put", void.class, int.class, partType(type));
    }
  }

  private int unwrittenCount() {
    return Arrays.stream(unwritten).map(Integer::bitCount).sum();
  }

  /**
   * Where a field is among the parts: what the constructor takes comes first. A field of a later
   * section is stored by what reads it, and by what does where it is not there.
   */
  private int place(FieldCode field) {
    int index = indexOf(field);
    if (index >= 0) return index;
    if (!others.contains(field)) others.add(field);
    return construction.parameters().size() + others.indexOf(field);
  }

  @Override
  public void finish(Code code, int target) {
    construct(code, index -> get(code, target, index, typeOf(index)));
    for (FieldCode field : others) {
      get(code, target, place(field), field.access.type());
      field.storeValue(code);
    }
    setOthers(code, others);
  }

  private static void get(Code code, int target, int index, Class<?> type) {
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
