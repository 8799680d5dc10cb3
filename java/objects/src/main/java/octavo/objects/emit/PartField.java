package octavo.objects.emit;

import octavo.objects.schema.Layout.Slot;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Everything that stands in the variable block as it stands alone: another coder writes it. */
final class PartField extends FieldCode {
  private final int coder;

  /** {@code coder} is the index of the constant that is the other coder. */
  PartField(FieldAccess access, Slot slot, boolean optional, int coder) {
    super(access, slot, optional);
    this.coder = coder;
  }

  @Override
  void prepare(WriteSection section) {
    ifPresent(section, () -> {});
  }

  @Override
  void write(WriteSection section) {
    ifNotNull(
        section,
        () -> {
          section.leave();
          section.code.constant(ValueCoder.class, coder).aload(section.writer);
          loadValue(section.code, Object.class);
          section.code.iload(section.depth).plus(1);
          section.code.callOn(
              ValueCoder.class, "write", void.class, Writer.class, Object.class, int.class);
          section.enter();
        });
  }

  @Override
  void check(ReadSection section) {}

  @Override
  void read(ReadSection section) {
    readIfPresent(
        section,
        () -> {
          section.leave();
          section
              .code
              .constant(ValueCoder.class, coder)
              .aload(section.reader)
              .aload(section.bytes)
              .iload(section.depth)
              .plus(1);
          section.code.callOn(
              ValueCoder.class, "read", Object.class, Reader.class, byte[].class, int.class);
          section.code.cast(access.type());
          section.enter();
        });
  }
}
