package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.AALOAD;
import static org.objectweb.asm.Opcodes.AASTORE;

/** Loads and stores one element of an array. */
final class PartAccess extends FieldAccess {
  private final String name;
  private final int index;

  /** {@code name} is what errors call it, or null. */
  PartAccess(String name, int index) {
    this.name = name;
    this.index = index;
  }

  @Override
  String name() {
    return name;
  }

  @Override
  Class<?> type() {
    return Object.class;
  }

  @Override
  void load(Code code, int array) {
    code.aload(array).push(index).op(AALOAD);
  }

  @Override
  void store(Code code, int array, int value) {
    code.aload(array).push(index).aload(value).op(AASTORE);
  }
}
