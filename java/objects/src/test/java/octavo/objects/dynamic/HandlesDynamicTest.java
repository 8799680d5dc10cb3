package octavo.objects.dynamic;

/** Handles. */
class HandlesDynamicTest extends DynamicTest {
  HandlesDynamicTest() {
    super("handles", false);
  }
}
