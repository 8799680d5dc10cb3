package octavo.objects.emit;

/** A field whose values a conversion turns into what is written, or only checks. */
abstract class FieldAround extends FieldCode {
  final FieldCode wire;

  /** The index of the constant that converts, or checks. */
  final int conversion;

  FieldAround(FieldAccess access, FieldCode wire, int conversion) {
    super(access, wire.slot, wire.optional);
    this.wire = wire;
    this.conversion = conversion;
  }

  @Override
  final void prepare(PutSection section) {
    wire.prepare(section);
  }

  @Override
  final void write(WriteSection section) {
    wire.write(section);
  }

  @Override
  final void check(ReadSection section) {
    wire.check(section);
  }

  @Override
  final void read(ReadSection section) {
    int first = section.code.local(int.class);
    section.code.iload(section.at).istore(first);
    wire.read(section);
    readAround(section, first);
  }

  /** Stores the value for what was read, which begins at a local variable. */
  abstract void readAround(ReadSection section, int first);
}
