package octavo.objects.emit;

/** A field whose class refuses some values: the code of those, and a check of what was read. */
final class CheckedField extends FieldAround {
  /** {@code conversion} is the index of the constant that refuses values. */
  CheckedField(FieldCode of, int conversion) {
    super(of.access, of, conversion);
  }

  @Override
  boolean isMeasured() {
    return wire.isMeasured();
  }

  @Override
  void measure(MessageSection section) {
    wire.measure(section);
  }

  @Override
  void put(MessageSection section) {
    wire.put(section);
  }

  @Override
  void readAround(ReadSection section, int first) {
    section.code.load(access.type(), wire.value());
    storeValue(section.code);
    section.accept(this, conversion, first);
  }
}
