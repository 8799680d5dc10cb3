package octavo.objects.model;

import octavo.objects.MismatchException;

/** Values that a type does not have: they end in an error. */
record Refused(String expected, String found) implements Elements {
  @Override
  public Object[] of(Object value) {
    throw new MismatchException(expected, found);
  }

  @Override
  public Object make(Object[] parts) {
    throw new MismatchException(expected, found);
  }
}
