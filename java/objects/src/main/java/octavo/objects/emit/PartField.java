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
  void prepare(WriteMethod method) {
    ifPresent(method, () -> {});
  }

  @Override
  void write(WriteMethod method) {
    ifNotNull(
        method,
        () -> {
          method.leave();
          method.code.constant(ValueCoder.class, coder).aload(method.writer);
          loadValue(method.code, Object.class);
          method.code.iload(method.depth).plus(1);
          method.code.callOn(
              ValueCoder.class, "write", void.class, Writer.class, Object.class, int.class);
          method.enter();
        });
  }

  @Override
  void check(ReadMethod method) {}

  @Override
  void read(ReadMethod method) {
    readIfPresent(
        method,
        () -> {
          method.leave();
          method
              .code
              .constant(ValueCoder.class, coder)
              .aload(method.reader)
              .aload(method.bytes)
              .iload(method.depth)
              .plus(1);
          method.code.callOn(
              ValueCoder.class, "read", Object.class, Reader.class, byte[].class, int.class);
          method.code.cast(access.type());
          method.enter();
        });
  }
}
