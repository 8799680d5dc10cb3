package octavo.objects.dynamic;

import java.io.Serializable;

/** Must never be initialized. */
final class Refused implements Serializable {
  static {
    RefusalTest.initialized.set(true);
  }

  int number;
}
