package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.ACONST_NULL;

/** Loads and stores nothing: a field that is passed over is never written. */
final class NoAccess extends FieldAccess {
  private final String name;

  NoAccess(String name) {
    this.name = name;
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
  void load(Code code, int object) {
    code.op(ACONST_NULL);
  }

  @Override
  void store(Code code, int object, int value) {}
}
