package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import octavo.objects.model.Layout.Slot;
import octavo.objects.model.Shape;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Everything that stands in the variable block as it stands alone: another coder writes it. */
final class PartField extends FieldCode {
  /** The index of the constant that is the other coder. */
  final int coder;

  final Extent extent;
  private final boolean isStruct;

  PartField(FieldAccess access, Slot slot, boolean optional, int coder, Shape shape) {
    super(access, slot, optional);
    this.coder = coder;
    extent = Extent.of(shape);
    isStruct = shape instanceof Shape.Struct;
  }

  @Override
  void prepare(PutSection section) {
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

  boolean isStruct() {
    return isStruct;
  }

  /** Puts the value behind what the section has before it: {@code call} is the other coder's. */
  void put(MessageSection section, Runnable call) {
    ifNotNull(
        section,
        () -> {
          section.code.constant(ValueCoder.class, coder);
          loadValue(section.code, Object.class);
          section.code.iload(section.end).iload(section.depth).plus(1);
          call.run();
        });
  }

  @Override
  void check(ReadSection section) {}

  @Override
  void read(ReadSection section) {
    readIfPresent(
        section,
        () -> {
          section.part(this);
          section.code.cast(access.type());
        });
  }
}
