package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Type;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.InMemoryClasses;
import octavo.objects.Octavo;
import octavo.objects.OctavoException;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import octavo.objects.schema.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Types that say by their parameters, bounds and subclasses what they are of; over both engines.
 */
class GenericTypesTest {
  sealed interface Result<T> permits Ok, Failed {}

  record Ok<V>(V value) implements Result<V> {}

  record Failed<T>(String why) implements Result<T> {}

  /** The case has its parameters in another order. */
  sealed interface Tree<K, V> permits Leaf, Branch {}

  record Leaf<K, V>() implements Tree<K, V> {}

  record Branch<V, K>(K key, V value, Tree<K, V> left) implements Tree<K, V> {}

  sealed interface Many<T> permits Listed, Keyed {}

  record Listed<E>(E first) implements Many<List<E>> {}

  record Keyed<V, K>(K key, V value) implements Many<List<Map<K, V>>> {}

  sealed interface Some<T> permits Several {}

  /** What the one parameter is, the bound of the other has. */
  record Several<L extends List<E>, E>(L all) implements Some<E> {}

  sealed interface Shape permits Round, Angular {}

  sealed interface Round extends Shape permits Circle, Pill {}

  sealed interface Angular extends Shape permits Square, Pill {}

  record Circle(double radius) implements Round {}

  record Square(int side) implements Angular {}

  record Pill(int length) implements Round, Angular {}

  record Box<T extends Shape>(T value, List<T> more) {}

  record Boxes(Box<?> any, Box<? extends Round> round) {}

  record Texts<T extends List<String>>(T value) {}

  record AnyTexts(Texts<?> texts) {}

  sealed interface Part permits Bolt {}

  /** A case that has another below it. */
  static sealed class Bolt implements Part permits LongBolt {
    int size = 1;
  }

  static final class LongBolt extends Bolt {
    int length = 2;
  }

  sealed interface Token permits Sign, Digits, End {}

  /** Constants with code of their own have classes of their own. */
  enum Sign implements Token {
    PLUS {
      @Override
      int apply(int value) {
        return value;
      }
    },
    MINUS {
      @Override
      int apply(int value) {
        return -value;
      }
    };

    abstract int apply(int value);
  }

  enum End implements Token {
    END
  }

  record Digits(int value) implements Token {}

  record Growing<T>(T value, Growing<List<T>> next) {}

  record Looping(int value) {}

  class Inner {
    int value;

    GenericTypesTest outer() {
      return GenericTypesTest.this;
    }
  }

  private static <T> void comesBack(String engine, TypeRef<T> type, T value, String schema) {
    Coder<T> coder = typed(engine, type.type());
    assertEquals(schema, coder.schema().text());
    assertEquals(value, coder.decode(coder.encode(value)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void casesOfUnionsHaveTheArgumentsOfTheInterface(String engine) {
    comesBack(
        engine,
        new TypeRef<List<Result<List<Integer>>>>() {},
        List.of(new Ok<>(List.of(1)), new Failed<>("no")),
        "[union(Failed:struct(why:str?),Ok:struct(value:[vi32]?))]");
    comesBack(
        engine,
        new TypeRef<Tree<String, Integer>>() {},
        new Branch<>("k", 1, new Branch<>("l", 2, new Leaf<>())),
        "union(Branch:struct(key:str?,value:vi32?,left:#0?),Leaf:struct())");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void casesMayBeOfPartsOfTheArguments(String engine) {
    comesBack(
        engine,
        new TypeRef<List<Many<List<Map<String, Integer>>>>>() {},
        List.of(new Listed<>(Map.of("a", 1)), new Keyed<>("k", 2)),
        "[union(Keyed:struct(key:str?,value:vi32?),Listed:struct(first:{str:vi32}?))]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void aCaseOfTwoInterfacesIsOne(String engine) {
    comesBack(
        engine,
        new TypeRef<List<Shape>>() {},
        List.of(new Pill(3), new Circle(1), new Square(2)),
        "[union(Circle:struct(radius:f64),Pill:struct(length:vi32),Square:struct(side:vi32))]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void casesMayHaveCasesBelowThem(String engine) {
    Coder<Part> coder = typed(engine, Part.class);
    assertEquals(Bolt.class, coder.decode(coder.encode(new Bolt())).getClass());
    LongBolt read = (LongBolt) coder.decode(coder.encode(new LongBolt()));
    assertEquals(3, read.size + read.length);
  }

  enum Level {
    @Packed(name = "low")
    LOW,
    HIGH
  }

  sealed interface Named {}

  @Packed(name = "circle")
  record NamedCircle(Level level) implements Named {}

  record NamedPill() implements Named {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void constantsAndCasesMayHaveOtherNames(String engine) {
    comesBack(
        engine,
        new TypeRef<List<Named>>() {},
        List.of(new NamedCircle(Level.LOW), new NamedPill(), new NamedCircle(Level.HIGH)),
        "[union(NamedPill:struct(),circle:struct(level:enum(low,HIGH)?))]");
  }

  enum Tuned {
    @Packed(name = "a", shared = true)
    A
  }

  @Test
  void refusesOtherTuningOfConstants() {
    refuses(() -> Octavo.typed(Tuned.class), "@Packed gives it a name, and nothing else");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void casesMayBeEnums(String engine) {
    TypeRef<List<Token>> type = new TypeRef<>() {};
    List<Token> tokens = List.of(Sign.MINUS, new Digits(3), Sign.PLUS, End.END);
    comesBack(
        engine,
        type,
        tokens,
        "[union(Digits:struct(value:vi32),End:struct(value:enum(END)),"
            + "Sign:struct(value:enum(PLUS,MINUS)))]");
    Coder<List<Token>> coder = typed(engine, type.type());
    Decoder<List<Token>> reading =
        coder.reading(
            Schema.parse("[union(End:struct(value:enum(END)),Sign:struct(value:enum(MINUS)))]"));
    assertEquals(List.of(Sign.MINUS, End.END), reading.decode(new byte[] {2, 1, 0, 0, 0}));
    assertThrows(OctavoException.class, () -> coder.decode(new byte[] {1, 2, 2}));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void whatIsUnboundedHasTheBoundOfItsParameter(String engine) {
    comesBack(
        engine,
        new TypeRef<Boxes>() {},
        new Boxes(new Box<>(new Square(1), List.of()), new Box<>(new Circle(1), List.of())),
        "struct(any:struct(value:union(Circle:struct(radius:f64),Pill:struct(length:vi32),"
            + "Square:struct(side:vi32))?,more:[#2]?)?,"
            + "round:struct(value:union(Circle:#3,Pill:#4)?,more:[#7]?)?)");
    comesBack(
        engine,
        new TypeRef<AnyTexts>() {},
        new AnyTexts(new Texts<>(List.of("a"))),
        "struct(texts:struct(value:[str]?)?)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void aBoundMayHaveAnotherParameter(String engine) {
    comesBack(
        engine,
        new TypeRef<Some<String>>() {},
        new Several<>(List.of("a")),
        "union(Several:struct(all:[str]?))");
  }

  record Doubling<T>(Doubling<Map<T, T>> next) {}

  @Test
  void refusesTypesThatHaveNoEnd() {
    refuses(
        () -> Octavo.typed(new TypeRef<Growing<String>>() {}),
        "more than 256 types stand inside one another");
    refuses(
        () -> Octavo.typed(new TypeRef<Doubling<String>>() {}),
        "more than 1024 types stand inside one another");
    refuses(
        () ->
            Octavo.builder()
                .convert(
                    Looping.class, Looping[].class, it -> new Looping[] {it}, array -> array[0])
                .typed(Looping.class),
        "more than 256 types stand inside one another");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesHiddenClasses(String engine) {
    Runnable lambda = () -> {};
    refuses(() -> typed(engine, lambda.getClass()), "a lambda or another hidden class");
  }

  static class Failure extends RuntimeException {
    int code;
  }

  /** A date keeps its time in a field that is transient. */
  static class Day extends Date {
    int number;
  }

  static class Amount extends Number {
    int cents = 3;

    @Override
    public int intValue() {
      return cents;
    }

    @Override
    public long longValue() {
      return cents;
    }

    @Override
    public float floatValue() {
      return cents;
    }

    @Override
    public double doubleValue() {
      return cents;
    }
  }

  @Test
  void refusesSubclassesOfWhatTheJdkKeeps() {
    refuses(() -> Octavo.typed(Failure.class), "what java.lang.Throwable keeps is not written");
    refuses(() -> Octavo.typed(Day.class), "what java.util.Date keeps is not written");
    Coder<Amount> amounts = Octavo.typed(Amount.class);
    assertEquals(3, amounts.decode(amounts.encode(new Amount())).cents);
  }

  record Anything(Object value) {}

  record Addressed(java.net.InetAddress address) {}

  /** Of a class of the JDK outside of {@code java.base}, which no user can open. */
  record Qualified(javax.xml.namespace.QName name) {}

  @Test
  void saysWhatToDoWithWhatHasNoSchema() {
    refuses(() -> Octavo.typed(Anything.class), "or build an Octavo for objects of any class");
    refuses(() -> Octavo.typed(Runnable.class), "or build an Octavo for objects of any class");
    refuses(() -> Octavo.typed(Addressed.class), "it has no schema; convert it");
    refuses(() -> Octavo.typed(Qualified.class), "it has no schema; convert it");
  }

  @Test
  void refusesObjectsThatBelongToAnother() {
    int captured = Map.of().size();
    class Local {
      int value = captured;
    }
    class Alone {
      int value = 3;
    }
    Coder<Alone> alone = Octavo.typed(Alone.class);
    assertEquals(3, alone.decode(alone.encode(new Alone())).value);
    refuses(() -> Octavo.typed(Inner.class), "what it has of what is around it, this$0");
    refuses(() -> Octavo.typed(Local.class), "what it has of what is around it, val$captured");
  }

  /** Before JDK 18 each local class had the object around it: nobody knew which of them use it. */
  @Test
  void refusesLocalClassesThatUseTheObjectAroundThem() throws ReflectiveOperationException {
    String source =
        """
        public class Around {
          int field = 1;
          public Object using() {
            class Local { int value = 2; int sum() { return value + field; } }
            return new Local();
          }
          public Object alone() {
            class Alone { int value = 2; }
            return new Alone();
          }
        }
        """;
    Class<?> around = new InMemoryClasses(Map.of("Around", source)).loadClass("Around");
    Object of = around.getConstructor().newInstance();
    Class<?> using = around.getMethod("using").invoke(of).getClass();
    Octavo.typed((Type) around.getMethod("alone").invoke(of).getClass());
    if (Runtime.version().feature() >= 18)
      refuses(() -> Octavo.typed((Type) using), "what it has of what is around it, this$0");
  }

  private static void refuses(Runnable making, String why) {
    var e = assertThrows(IllegalArgumentException.class, making::run);
    assertTrue(e.getMessage().contains(why) && e.getMessage().length() < 300, e.getMessage());
  }

  /** Each interface has the two before it, so that there are very many ways up. */
  @Test
  void findsParametersWithoutGoingEveryWayUp() throws Exception {
    Map<String, String> sources = new HashMap<>();
    sources.put("a.I0", "package a; public interface I0<T> {}");
    sources.put("a.I1", "package a; public interface I1<T> {}");
    for (int at = 2; at < 20; at++) {
      String parents = "I" + (at - 1) + "<T>, I" + (at - 2) + "<T>";
      sources.put(
          "a.I" + at, "package a; public interface I" + at + "<T> extends " + parents + " {}");
    }
    sources.put("a.Own", "package a; public abstract class Own extends Up<String> {}");
    sources.put(
        "a.Up", "package a; public abstract class Up<T> implements I19<T>, java.util.List<T> {}");
    Class<?> type = new InMemoryClasses(sources).loadClass("a.Own");
    long allocated = Allocated.by(() -> refuses(() -> Octavo.typed((Type) type), "a.Own"));
    assertTrue(allocated < 5_000_000, allocated + " bytes");
  }
}
