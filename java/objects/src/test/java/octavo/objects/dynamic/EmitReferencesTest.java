package octavo.objects.dynamic;

/** Generated. */
class EmitReferencesTest extends ReferencesTest {
  EmitReferencesTest() {
    super("emit");
  }
}
