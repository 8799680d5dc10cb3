package octavo.objects.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.Octavo;
import octavo.objects.access.elsewhere.Parent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields of superclasses whose types the class itself could not name. */
class InheritedFieldsTest {
  static final class Child extends Parent {
    int own = 7;

    Child(int last) {
      super(last);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesTypesOfOtherPackages(String engine) {
    Coder<Child> coder = Engines.typed(engine, Child.class);
    Child read = coder.decode(coder.encode(new Child(4)));
    assertEquals("OFF Part[size=1][Part[size=2]]Part[size=3]Part[size=4]", read.text());
    assertEquals(7, read.own);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesTheseInMessagesOfAnyClass(String engine) {
    String pattern = getClass().getPackageName() + ".**";
    Octavo any = Engines.by(engine, () -> Octavo.builder().allow(pattern).references().build());
    Child read = (Child) any.decode(any.encode(new Child(4)));
    assertEquals("OFF Part[size=1][Part[size=2]]Part[size=3]Part[size=4]", read.text());
  }
}
