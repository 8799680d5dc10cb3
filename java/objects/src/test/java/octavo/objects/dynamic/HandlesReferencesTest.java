package octavo.objects.dynamic;

/** Through handles. */
class HandlesReferencesTest extends ReferencesTest {
  HandlesReferencesTest() {
    super("handles");
  }
}
