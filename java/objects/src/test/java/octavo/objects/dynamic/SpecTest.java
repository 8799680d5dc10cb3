package octavo.objects.dynamic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Year;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import octavo.objects.Limits;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Access;
import org.junit.jupiter.api.Test;
import shop.Label;
import shop.Note;
import shop.Point;

/** The bytes in spec/objects.md, in order, are those of these values. */
class SpecTest {
  private static final Pattern EXAMPLE = Pattern.compile("```objects\n(.*?)```", Pattern.DOTALL);

  private static OctavoBuilder builder() {
    return Octavo.builder().allow("shop.*");
  }

  private static byte[] bytes(String example) {
    StringBuilder hex = new StringBuilder();
    for (String line : example.split("\n"))
      if (!line.startsWith("=")) hex.append(line.replaceAll(";.*|\\s", ""));
    return HexFormat.of().parseHex(hex);
  }

  private static Label label(Object of, String... texts) {
    Label label = new Label();
    label.of = of;
    label.texts = texts.length == 0 ? null : new ArrayList<>(Arrays.asList(texts));
    return label;
  }

  private static Note note(Object of) {
    Note note = new Note();
    note.id = 7;
    note.of = of;
    return note;
  }

  private static final List<byte[]> EXPECTED = new ArrayList<>();

  static {
    Octavo any = builder().build();
    Label self = label(null);
    self.of = self;
    List<Object> list = new ArrayList<>(List.of(new Point(1, 2)));
    list.add(list.get(0));
    EXPECTED.add(any.encode("hi"));
    EXPECTED.add(any.encode(new Point(3, -1)));
    EXPECTED.add(any.encode(List.of(new Point(1, 2), new Point(5, 0))));
    EXPECTED.add(any.encode(new ArrayList<>(List.of(note(new Point(1, 2)), new Point(5, 0)))));
    EXPECTED.add(builder().register(Point.class, 7).build().encode(new Point(3, -1)));
    EXPECTED.add(any.encode(label(1.5, "a", null)));
    EXPECTED.add(any.encode(new java.util.LinkedHashMap<>(Map.of("a", true))));
    EXPECTED.add(builder().references().build().encode(self));
    EXPECTED.add(builder().references().build().encode(list));
    Note note = note(null);
    note.of = note;
    EXPECTED.add(builder().references().build().encode(note));
    EXPECTED.add(any.encode(Year.of(126)));
  }

  @Test
  void hasTheSchema() {
    assertEquals(
        "struct(of:any?,texts:any[str]?)",
        ((NewClass)
                new Classes(settings(), new Access(List.of()), HandlesEngine::of).of(Label.class))
            .schema.text());
  }

  private static Settings settings() {
    AllowList allowed = new AllowList();
    allowed.add("shop.*");
    return new Settings(
        allowed, Filter.of(null, ""), Limits.DEFAULT, null, Map.of(), Map.of(), false);
  }

  @Test
  void hasTheBytes() throws IOException {
    String spec = Files.readString(Path.of(System.getProperty("vectors"), "../../spec/objects.md"));
    Matcher matcher = EXAMPLE.matcher(spec);
    for (byte[] expected : EXPECTED) {
      assertTrue(matcher.find(), HexFormat.ofDelimiter(" ").formatHex(expected));
      assertArrayEquals(
          expected, bytes(matcher.group(1)), HexFormat.ofDelimiter(" ").formatHex(expected));
    }
    assertFalse(matcher.find());
  }

  @Test
  void hasTheTags() throws IOException {
    String spec = Files.readString(Path.of(System.getProperty("vectors"), "../../spec/objects.md"));
    for (int tag = Tags.FIRST_PLAIN; tag < Tags.FIRST_NEW; tag++) {
      Class<?> type = Builtins.withTag(tag);
      if (type != null) assertRow(spec, "| " + tag + " | `" + type.getCanonicalName() + "` |");
      boolean isMutable = Tags.isContainer(tag) && Container.withTag(tag).empty() != null;
      if (isMutable && !Container.hasNulls(tag))
        assertRow(
            spec,
            String.format("| %d, %d | `%s` |", tag, tag + 1, name(Container.withTag(tag).type)));
    }
  }

  private static String name(Class<?> type) {
    return type.getCanonicalName().replaceFirst("java\\.util\\.(concurrent\\.)?", "");
  }

  private static void assertRow(String spec, String row) {
    assertTrue(spec.contains(row), row);
  }
}
