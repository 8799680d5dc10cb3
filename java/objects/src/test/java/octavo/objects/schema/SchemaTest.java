package octavo.objects.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no schema is refused where it begins to be none; the vectors say what is none. */
class SchemaTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "vi99 | schema, character 0: expected a type, found 'v'",
        "list(str) | schema, character 0: expected a type, found 'l'",
        "[str | schema, character 4: expected ';', found the end",
        "struct a:str | schema, character 0: expected a type, found 's'",
        "[str;0] | schema, character 6: expected a size from 1 to 65536, found ']'",
        "struct(\"\\uzzzz\":str) | schema, character 10: expected a hexadecimal digit, found 'z'",
        "struct(\"\\u00 | schema, character 12: expected a hexadecimal digit, found the end",
        "struct(\"a\":str) | schema, character 7: expected the canonical spelling, found '\"'",
        "[str;08] | schema, character 5: expected the canonical spelling, found '0'",
        "struct(a:str,b:str,a:str) | schema: a name that comes twice: a",
        "union(a:struct(),b:str) | schema: a case that is no struct: b",
      })
  void saysWhatWasFoundAndWhere(String text, String message) {
    var e = assertThrows(IllegalArgumentException.class, () -> Schema.parse(text));
    assertEquals(message, e.getMessage());
  }
}
