package octavo.objects.emit;

/** A field whose class refuses some values: the code of those, and a check of what was read. */
final class CheckedField extends FieldCode {
  private final FieldCode of;
  private final int conversion;

  /** {@code conversion} is the index of the constant that refuses values. */
  CheckedField(FieldCode of, int conversion) {
    super(of.access, of.slot, of.optional);
    this.of = of;
    this.conversion = conversion;
  }

  @Override
  void prepare(PutSection section) {
    of.prepare(section);
  }

  @Override
  void write(WriteSection section) {
    of.write(section);
  }

  @Override
  boolean isMeasured() {
    return of.isMeasured();
  }

  @Override
  void measure(MessageSection section) {
    of.measure(section);
  }

  @Override
  void put(MessageSection section) {
    of.put(section);
  }

  @Override
  void check(ReadSection section) {
    of.check(section);
  }

  @Override
  void read(ReadSection section) {
    Code code = section.code;
    int first = code.local(int.class);
    code.iload(section.at).istore(first);
    of.read(section);
    code.load(access.type(), of.value());
    storeValue(code);
    section.accept(this, conversion, first);
  }
}
