package octavo.objects.access;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import octavo.objects.access.elsewhere.Parent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that have the name of one in a superclass. */
class HiddenFieldsTest {
  static class Plain {
    int id = 1;
  }

  static class Hiding extends Plain {
    String id = "own";
  }

  record Around(List<Hiding> all) {}

  record Alike(@Packed(name = "of") int first, @Packed(name = "of") int second) {}

  private static Octavo any(String engine, boolean hasReferences) {
    var builder = Octavo.builder().allow(HiddenFieldsTest.class.getName() + "*");
    return Engines.by(engine, () -> (hasReferences ? builder.references() : builder).build());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void namesBothClassesAndWhatHelps(String engine) {
    String message =
        "cannot encode octavo.objects.access.HiddenFieldsTest$Hiding: its field id and the field id"
            + " of octavo.objects.access.HiddenFieldsTest$Plain are both named id; give one of them"
            + " another name with @Packed(name = ...)";
    var typed = assertThrows(IllegalArgumentException.class, () -> typed(engine, Hiding.class));
    assertEquals(message, typed.getMessage());
    var inside = assertThrows(IllegalArgumentException.class, () -> typed(engine, Around.class));
    assertTrue(inside.getMessage().endsWith(message), inside::getMessage);
    for (boolean hasReferences : new boolean[] {false, true}) {
      Octavo any = any(engine, hasReferences);
      var dynamic = assertThrows(MismatchException.class, () -> any.encode(new Hiding()));
      assertEquals("a class that has a schema", dynamic.expected());
      assertEquals(message, dynamic.found());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void namesTwoFieldsThatAreNamedAlike(String engine) {
    var e = assertThrows(IllegalArgumentException.class, () -> typed(engine, Alike.class));
    assertEquals(
        "cannot encode octavo.objects.access.HiddenFieldsTest$Alike: its field second and the field"
            + " first of octavo.objects.access.HiddenFieldsTest$Alike are both named of;"
            + " give one of them another name with @Packed(name = ...)",
        e.getMessage());
  }

  static class Base<T> {
    private int id;
    final T value;

    Base(int id, T value) {
      this.id = id;
      this.value = value;
    }

    String text() {
      return id + " " + value;
    }
  }

  static class Middle<T> extends Base<List<T>> {
    @Packed(name = "middleId")
    protected final String id;

    @Packed(name = "middleValue")
    final T value;

    Middle(String id, T value) {
      super(id.length(), List.of(value));
      this.id = id;
      this.value = value;
    }
  }

  static final class Last extends Middle<String> {
    @Packed(name = "lastId")
    private Long id;

    @Packed(name = "lastValue", shared = true)
    String value;

    Last(String id, String value) {
      super(id, value + "!");
      this.id = (long) id.length() << 40;
      this.value = value;
    }

    @Override
    String text() {
      Middle<String> above = this;
      return super.text() + " " + above.id + " " + above.value + " " + id + " " + value;
    }
  }

  private static final String TEXT = "4 [one!] four one! 4398046511104 one";

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesFieldsThatAreNamedAnew(String engine) {
    Coder<Last> coder = typed(engine, Last.class);
    Last value = new Last("four", "one");
    assertEquals(TEXT, value.text());
    assertEquals(TEXT, coder.decode(coder.encode(value)).text());
    assertEquals(
        "struct(id:vi32,value:[str]?,middleId:str?,middleValue:str?,lastId:vi64?,lastValue:shared?)",
        coder.schema().text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesTheseInMessagesOfAnyClass(String engine) {
    for (boolean hasReferences : new boolean[] {false, true}) {
      Octavo any = any(engine, hasReferences);
      List<?> read = (List<?>) any.decode(any.encode(List.of(new Last("four", "one"))));
      assertEquals(TEXT, ((Last) read.get(0)).text());
    }
  }

  record Other(Long lastId, int id, String middleId) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void findsThemByTheirNewNames(String engine) {
    Coder<Last> coder = typed(engine, Last.class);
    Coder<Other> other = typed(engine, Other.class);
    byte[] message = other.encode(new Other(7L, 3, "four"));
    assertEquals("3 null four null 7 null", coder.reading(other.schema()).decode(message).text());
  }

  static final class Child extends Parent {
    @Packed(name = "childState")
    private String state;

    @Packed(name = "childLast")
    private final int last;

    Child(String state, int last) {
      super(last + 1);
      this.state = state;
      this.last = last;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesThoseOfOtherPackages(String engine) {
    Coder<Child> coder = typed(engine, Child.class);
    Child read = coder.decode(coder.encode(new Child("child", 4)));
    assertEquals("OFF Part[size=1][Part[size=2]]Part[size=3]Part[size=5]", read.text());
    assertEquals("child 4", read.state + " " + read.last);
  }
}
