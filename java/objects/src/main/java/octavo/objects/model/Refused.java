package octavo.objects.model;

import java.util.List;
import octavo.objects.MismatchException;
import octavo.objects.schema.Declaration;
import octavo.objects.schema.Schema;

/** Values of a case that a union does not have: they end in an error. */
record Refused(Declaration.Union union, String found) implements Elements {
  @Override
  public Object[] of(Object value) {
    throw mismatch();
  }

  @Override
  public Object make(Object[] parts) {
    throw mismatch();
  }

  private MismatchException mismatch() {
    List<String> known = union.cases().stream().map(Schema.Field::name).toList();
    return new MismatchException("one of " + known, found);
  }
}
