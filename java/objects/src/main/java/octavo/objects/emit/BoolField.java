package octavo.objects.emit;

import octavo.objects.model.Layout.Slot;

/** {@code boolean} and {@code Boolean}. */
final class BoolField extends FieldCode {
  BoolField(FieldAccess access, Slot slot, boolean optional) {
    super(access, slot, optional);
  }

  @Override
  void prepare(PutSection section) {
    if (isPrimitive()) {
      section.orHeader(slot.code(), () -> access.load(section.code, section.object));
      return;
    }
    ifPresent(
        section,
        () ->
            section.orHeader(
                slot.code(),
                () -> {
                  loadValue(section.code, Boolean.class);
                  unbox(section.code, boolean.class);
                }));
  }

  @Override
  boolean isMeasured() {
    return true;
  }

  @Override
  void write(WriteSection section) {}

  @Override
  void check(ReadSection section) {
    checkAbsent(section);
  }

  @Override
  void read(ReadSection section) {
    readIfPresent(
        section,
        () -> {
          section.headerBits(slot.code(), 1);
          if (!isPrimitive()) box(section.code, boolean.class);
        });
  }
}
