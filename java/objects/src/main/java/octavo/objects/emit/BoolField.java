package octavo.objects.emit;

import octavo.objects.schema.Layout.Slot;

/** {@code boolean} and {@code Boolean}. */
final class BoolField extends FieldCode {
  BoolField(FieldAccess access, Slot slot, boolean optional) {
    super(access, slot, optional);
  }

  @Override
  void prepare(WriteMethod method) {
    if (isPrimitive()) {
      method.orHeader(slot.code(), () -> access.load(method.code, method.object));
      return;
    }
    ifPresent(
        method,
        () ->
            method.orHeader(
                slot.code(),
                () -> {
                  loadValue(method.code, Boolean.class);
                  unbox(method.code, boolean.class);
                }));
  }

  @Override
  void write(WriteMethod method) {}

  @Override
  void check(ReadMethod method) {
    checkAbsent(method);
  }

  @Override
  void read(ReadMethod method) {
    readIfPresent(
        method,
        () -> {
          method.headerBits(slot.code(), 1);
          if (!isPrimitive()) box(method.code, boolean.class);
        });
  }
}
