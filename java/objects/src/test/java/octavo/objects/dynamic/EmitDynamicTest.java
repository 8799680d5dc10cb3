package octavo.objects.dynamic;

/** Generated. */
class EmitDynamicTest extends DynamicTest {
  EmitDynamicTest() {
    super("emit", false);
  }
}
