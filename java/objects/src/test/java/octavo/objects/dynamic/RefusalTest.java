package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ObjectInputFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import octavo.objects.Engines;
import octavo.objects.Limits;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoException;
import octavo.objects.wire.Writer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What dynamic messages cannot make. */
class RefusalTest {
  static final AtomicBoolean initialized = new AtomicBoolean();

  record Allowed(Object value) {}

  record Inside(Refused refused) {}

  private static final String ALL = "octavo.objects.dynamic.RefusalTest$*";

  /** Tells which classes it is asked for. */
  private static final class Asked extends ClassLoader {
    final List<String> names = new ArrayList<>();

    Asked() {
      super(RefusalTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      names.add(name);
      return super.loadClass(name, resolve);
    }
  }

  private final Asked loader = new Asked();
  private final Octavo any = Octavo.builder().allow(ALL).loader(loader).build();

  /** A message of a class of that name, with a fingerprint of zeros and many zeros behind. */
  private static byte[] message(String name) {
    return message(new Writer(), name);
  }

  private static byte[] message(Writer writer, String name) {
    writer.varint(Tags.NAMED);
    writer.text(name);
    for (int count = 0; count < 8; count++) writer.bits(0, 8);
    return java.util.Arrays.copyOf(writer.bytes, writer.at);
  }

  private MismatchException refused(byte[] message) {
    MismatchException e = assertThrows(MismatchException.class, () -> any.decode(message));
    assertEquals(List.of(), loader.names);
    assertFalse(initialized.get());
    return e;
  }

  @Test
  void asksForFewNamesOfNoClass() {
    byte[] allowed = any.encode(new Allowed(List.of(1)));
    loader.names.clear();
    for (int name = 0; name < 3000; name++) {
      byte[] message = message("octavo.objects.dynamic.RefusalTest$Missing" + name);
      var e = assertThrows(MismatchException.class, () -> any.decode(message));
      assertTrue(e.found().endsWith("it is not there"), e.found());
    }
    assertEquals(1000, loader.names.size());
    assertEquals(new Allowed(List.of(1)), any.decode(allowed));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "octavo.objects.dynamic.Refused",
        "[Loctavo.objects.dynamic.Refused;",
        "[[[Loctavo.objects.dynamic.Refused;",
        "org.apache.commons.collections.functors.InvokerTransformer",
        "org.apache.commons.collections.functors.ChainedTransformer",
        "org.apache.commons.collections.map.LazyMap",
        "org.apache.commons.beanutils.BeanComparator",
        "org.codehaus.groovy.runtime.MethodClosure",
        "org.springframework.beans.factory.ObjectFactory",
        "com.sun.org.apache.xalan.internal.xsltc.trax.TemplatesImpl",
        "com.sun.rowset.JdbcRowSetImpl",
        "javax.management.BadAttributeValueExpException",
        "sun.reflect.annotation.AnnotationInvocationHandler",
        "java.lang.Class",
        "java.lang.Thread",
        "java.lang.ProcessBuilder",
        "java.lang.Runtime",
        "java.net.URL",
        "java.net.URLClassLoader",
        "java.util.logging.FileHandler",
        "javax.script.ScriptEngineManager",
        "java.rmi.server.UnicastRemoteObject",
        "[Ljava.lang.Thread;",
        "[Lorg.apache.commons.collections.functors.InvokerTransformer;",
        "",
        "int",
        "[",
        "[]",
        "[X",
        "[Lint",
        "[L;",
        ".",
        "..",
        "a/b",
        "octavo/objects/dynamic/RefusalTest$Allowed",
        "octavo.objects.dynamic.RefusalTest$../../Refused",
        "octavo.objects.dynamic.RefusalTest$\u0000",
        "octavo.objects.dynamic.RefusalTest$ ",
        "octavo.objects.dynamic.RefusalTest$;",
        "octavo.objects.dynamic.RefusalTest$[]",
        "[Loctavo.objects.dynamic.RefusalTest$Allowed",
        "\ud83d\ude00",
      })
  void refusesNamesBeforeItLooksForTheClass(String name) {
    refused(message(name));
    refused(nested(name));
  }

  /** The same name inside an object that is allowed. */
  private byte[] nested(String name) {
    byte[] outer = any.encode(new Allowed("x"));
    loader.names.clear();
    Writer writer = new Writer();
    writer.bytes(java.util.Arrays.copyOf(outer, outer.length - 3));
    byte[] message = message(writer, name);
    assertThrows(OctavoException.class, () -> any.decode(message));
    loader.names.clear();
    return message;
  }

  @Test
  void refusesHugeNames() {
    refused(message("octavo.objects.dynamic.RefusalTest$" + "x".repeat(100_000)));
    refused(message("[".repeat(200) + "Loctavo.objects.dynamic.RefusalTest$Allowed;"));
  }

  record Leaf(int number) {}

  /**
   * Each number of dimensions is a class of its own, with code of its own: names must not make
   * many.
   */
  @Test
  void refusesArraysOfManyDimensions() {
    Object array = new Leaf[][][][][][][][] {{{{{{{{new Leaf(1)}}}}}}}};
    assertArrayEquals((Object[]) array, (Object[]) any.decode(any.encode(array)));
    Object deeper = new Leaf[][][][][][][][][] {{{{{{{{{new Leaf(1)}}}}}}}}};
    MismatchException written = assertThrows(MismatchException.class, () -> any.encode(deeper));
    assertEquals("an array of more than 8 dimensions", written.found());
    loader.names.clear();
    assertEquals(written.found(), refused(message(deeper.getClass().getName())).found());
  }

  @Test
  void knowsTheGadgetsOfThisClassPath() throws ClassNotFoundException {
    for (String name :
        List.of(
            "org.apache.commons.collections.functors.InvokerTransformer",
            "org.apache.commons.beanutils.BeanComparator"))
      assertNotNull(Class.forName(name, false, RefusalTest.class.getClassLoader()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "com.sun.org.apache.xalan.internal.xsltc.trax.TemplatesImpl",
        "com.sun.rowset.JdbcRowSetImpl",
        "java.lang.ProcessBuilder",
        "java.net.URL",
        "java.lang.Thread",
        "java.util.Properties",
        "java.lang.Class",
        "[Ljava.lang.Thread;"
      })
  void refusesClassesOfTheJdkEvenIfAllIsAllowed(String name) {
    Octavo all = Octavo.builder().allow("*").build();
    MismatchException e = assertThrows(MismatchException.class, () -> all.decode(message(name)));
    assertTrue(e.found().matches(".*: (it is a class of the JDK|its defaults).*"), e.found());
  }

  @Test
  void refusesAClassWhosePartsAreRefused() {
    MismatchException e = refusedClass(Inside.class.getName());
    assertEquals(
        "field refused of octavo.objects.dynamic.RefusalTest$Inside: "
            + "octavo.objects.dynamic.Refused: no pattern allows it",
        e.found());
    var written = assertThrows(MismatchException.class, () -> any.encode(new Inside(null)));
    assertEquals(e.found(), written.found());
    assertFalse(initialized.get());
  }

  private MismatchException refusedClass(String name) {
    return assertThrows(MismatchException.class, () -> any.decode(message(name)));
  }

  @Test
  void writesNothingThatCannotBeRead() {
    Octavo all = Octavo.builder().allow("octavo.objects.dynamic.Shop$*").build();
    assertThrows(MismatchException.class, () -> all.encode(new Allowed(1)));
    assertThrows(MismatchException.class, () -> any.encode(new Allowed(new Shop.Circle(1))));
    assertThrows(MismatchException.class, () -> any.encode(List.of(new Shop.Circle(1))));
    assertThrows(MismatchException.class, () -> any.encode(new Shop.Circle[0]));
  }

  @Test
  void matchesPatternsAsJavaDoes() {
    assertAllowed(
        "com.shop.Order",
        "com.shop.Order",
        "com.shop.*",
        "com.shop.**",
        "com.**",
        "com.shop.O*",
        "*");
    assertRefused(
        "com.shop.Order",
        "",
        "com.shop.Orde",
        "com.*",
        "com.shopping.*",
        "!com.shop.Order;*",
        "!com.**;com.shop.*");
    assertAllowed("com.shop.Order", "com.shop.Order;!com.shop.*", "!com.shop.x.*;com.shop.*;!*");
    assertAllowed("com.shop.a.Order", "com.shop.**");
    assertRefused("com.shop.a.Order", "com.shop.*", "com.shop.Order");
    assertAllowed("Order", "Order", "*");
    for (String wrong :
        List.of(
            "!",
            "a*b",
            "java.base/*",
            "**",
            "com**",
            "a!b",
            ".*",
            ".**",
            "maxdept=3",
            "maxdepth=",
            "maxrefs=-1",
            "a=b"))
      assertThrows(IllegalArgumentException.class, () -> new AllowList().add(wrong), wrong);
  }

  private static void assertAllowed(String name, String... patterns) {
    for (String pattern : patterns) assertTrue(allows(pattern, name), pattern);
  }

  private static void assertRefused(String name, String... patterns) {
    for (String pattern : patterns) assertFalse(allows(pattern, name), pattern);
  }

  private static boolean allows(String pattern, String name) {
    AllowList list = new AllowList();
    list.add(pattern);
    return list.allows(name);
  }

  @Test
  void asksFilters() {
    byte[] message = any.encode(new Allowed(List.of(1, 2, 3)));
    assertRefuses(message, "!" + Allowed.class.getName());
    assertRefuses(message, "!java.util.*");
    assertRefuses(message, "maxarray=2");
    assertRefuses(message, "maxdepth=1");
    assertRefuses(message, "maxrefs=2");
    assertRefuses(message, "maxbytes=10");
    assertEquals(
        new Allowed(List.of(1, 2, 3)),
        Octavo.builder()
            .allow(ALL)
            .filter(ObjectInputFilter.Config.createFilter("maxarray=9"))
            .build()
            .decode(message));
    for (String limit : List.of("maxarray=2", "maxdepth=1", "maxrefs=2", "maxbytes=10"))
      assertThrows(
          OctavoException.class,
          () -> Octavo.builder().allow(limit + ";" + ALL).build().decode(message),
          limit);
  }

  private static void assertRefuses(byte[] message, String filter) {
    Octavo filtered =
        Octavo.builder().allow(ALL).filter(ObjectInputFilter.Config.createFilter(filter)).build();
    assertThrows(MismatchException.class, () -> filtered.decode(message), filter);
  }

  @Test
  void keepsToLimits() {
    byte[] message =
        any.encode(new Allowed(List.of(List.of(1, 2, 3), "a text of more than 14 bytes")));
    for (Limits limits :
        Set.of(
            Limits.DEFAULT.withMaxDepth(2),
            Limits.DEFAULT.withMaxElements(2),
            Limits.DEFAULT.withMaxObjects(8),
            Limits.DEFAULT.withMaxStringBytes(15))) {
      Octavo limited = Octavo.builder().allow(ALL).limits(limits).build();
      MalformedException e =
          assertThrows(MalformedException.class, () -> limited.decode(message), limits.toString());
      assertEquals(MalformedKind.LIMIT, e.kind());
    }
    Limits enough = new Limits(3, 28, 3, 12);
    assertEquals(
        any.decode(message), Octavo.builder().allow(ALL).limits(enough).build().decode(message));
  }

  @Test
  void goesDeeperIfToldTo() {
    Object value = 1;
    for (int depth = 0; depth < 500; depth++) value = List.of(value);
    Object deep = value;
    assertThrows(MismatchException.class, () -> any.encode(deep));
    Octavo deeper = Octavo.builder().limits(Limits.DEFAULT.withMaxDepth(500)).build();
    assertEquals(deep, deeper.decode(deeper.encode(deep)));
    assertThrows(MalformedException.class, () -> any.decode(deeper.encode(deep)));
  }

  private static Object optionals(int depth) {
    Object value = Optional.empty();
    for (int index = 1; index < depth; index++) value = Optional.of(value);
    return value;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void countsOptionalsInsideOneAnother(String engine) {
    Octavo any = Engines.by(engine, () -> Octavo.builder().build());
    assertEquals(optionals(64), any.decode(any.encode(optionals(64))));
    assertThrows(MismatchException.class, () -> any.encode(optionals(65)));
    assertThrows(MismatchException.class, () -> any.encode(optionals(1_000_000)));
    byte[] message = new byte[2_000_000];
    for (int at = 0; at < message.length; at += 2) {
      message[at] = 23; // the tag of one
      message[at + 1] = 1;
    }
    MalformedException e = assertThrows(MalformedException.class, () -> any.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
    assertEquals(129, e.offset());
  }
}
