package octavo.objects.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import octavo.objects.schema.Schema;
import octavo.objects.schema.SchemaDifference;
import org.junit.jupiter.api.Test;

class SchemaDifferenceTest {
  private static void check(String expected, String found, String... words) {
    assertEquals(
        List.of(words),
        SchemaDifference.between(Schema.parse(expected), Schema.parse(found)).stream()
            .map(SchemaDifference::toString)
            .toList());
  }

  @Test
  void equalSchemasDoNotDiffer() {
    check("struct(a:[#0]?,b:{str:(u8,u8)})", "struct(a:[#0]?,b:{str:(u8,u8)})");
  }

  @Test
  void namesFieldsThatComeAndGoAndChange() {
    check(
        "struct(a:vi32,b:str?,c:[f32])",
        "struct(b:str,a:vi64,d:bool)",
        "/a is vi64, not vi32",
        "/b is str, not str?",
        "/c is missing",
        "/d is not expected",
        "it has its fields in another order");
  }

  @Test
  void saysWhereTheyAre() {
    check(
        "struct(a:[struct(b:{str:(u8,u16)}?)],\"x/y\":[[i8;2];3])",
        "struct(a:[struct(b:{str:(u8,u32)}?)],\"x/y\":[[i16;2];3])",
        "/x~1y/*/* is i16, not i8",
        "/a/*/b/value/1 is u32, not u16");
  }

  @Test
  void looksIntoUnionsColumnsAndOpenStructs() {
    check(
        "union(a:struct(x:u8),b:struct())",
        "union(a:struct(x:i8),c:struct())",
        "/b is missing",
        "/c is not expected",
        "/a/x is i8, not u8");
    check("columns(a:u8,b:u8)", "columns(b:u8,a:u8)", "it has its fields in another order");
    check("open(a:u8;b:u8)", "open(a:u8,b:u8)", "it has its fields in other sections");
    check("open(a:u8)", "struct(a:u8)", "it is struct, not open");
  }

  @Test
  void tellsOtherTypesBriefly() {
    check("enum(a,b)", "enum(b,a)", "it is enum(b,a), not enum(a,b)");
    check("[struct(a:u8)]", "{str:struct(a:u8)}", "it is {str:struct}, not [struct]");
    check("[u8;3]", "[u8;4]", "it is [u8;4], not [u8;3]");
  }

  @Test
  void looksAtRecursiveTypesOnce() {
    check("struct(a:u8,next:#0?,all:[#0])", "struct(a:i8,next:#0?,all:[#0])", "/a is i8, not u8");
  }

  @Test
  void listsTheFirst() {
    String fields = "";
    for (int index = 0; index < 10; index++) fields += (index > 0 ? "," : "") + "f" + index + ":u8";
    String list =
        SchemaDifference.list(Schema.parse("struct()"), Schema.parse("struct(" + fields + ")"));
    assertEquals("/f7 is not expected, and more", list.substring(list.indexOf("/f7")));
  }

  @Test
  void declarationsMayBeOneOrTwo() {
    Schema one = Schema.parse("(struct(a:u8),#0)");
    Schema two = Schema.parse("(struct(a:u8),struct(a:u8))");
    assertEquals(List.of(), SchemaDifference.between(one, two));
    assertEquals("other declarations are one", SchemaDifference.list(one, two));
  }
}
