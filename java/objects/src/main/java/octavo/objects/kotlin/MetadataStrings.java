package octavo.objects.kotlin;

import java.util.ArrayList;
import java.util.List;

/**
 * The names in a class's {@code kotlin.Metadata}: strings of their own, and what is to be done to
 * each.
 */
final class MetadataStrings {
  private static final int RECORD = 1;

  /** A record's fields. */
  private static final int RANGE = 1;

  private static final int PREDEFINED = 2;
  private static final int OPERATION = 3;
  private static final int SUBSTRING = 4;
  private static final int REPLACE = 5;
  private static final int STRING = 6;

  /** From {@code Lkotlin/UInt;} to {@code kotlin/UInt}. */
  private static final int OF_DESCRIPTOR = 2;

  /** The names that every compiler knows, as Java has them: they are in no metadata. */
  private static final List<String> JAVA =
      List.of(
          ("java/lang/Object java/lang/Void kotlin/Unit java/lang/Throwable java/lang/Number"
                  + " java/lang/Byte java/lang/Double java/lang/Float java/lang/Integer"
                  + " java/lang/Long java/lang/Short java/lang/Boolean java/lang/Character"
                  + " java/lang/CharSequence java/lang/String java/lang/Comparable java/lang/Enum"
                  + " [Ljava/lang/Object; [B [D [F [I [J [S [Z [C"
                  + " java/lang/Cloneable java/lang/annotation/Annotation"
                  + " java/lang/Iterable java/lang/Iterable"
                  + " java/util/Collection java/util/Collection java/util/List java/util/List"
                  + " java/util/Set java/util/Set java/util/Map java/util/Map"
                  + " java/util/Map.Entry java/util/Map.Entry java/util/Iterator"
                  + " java/util/Iterator java/util/ListIterator java/util/ListIterator")
              .split(" "));

  private record Rule(
      String string,
      int predefined,
      boolean descriptor,
      List<Integer> cut,
      List<Integer> replace) {}

  private final String[] strings;
  private final List<Rule> rules = new ArrayList<>();

  MetadataStrings(String[] strings, ProtoReader table) {
    this.strings = strings;
    while (table.hasMore()) {
      if (table.field() == RECORD) add(table.message());
      else table.skip();
    }
  }

  private void add(ProtoReader record) {
    int range = 1;
    String string = null;
    int predefined = Integer.MAX_VALUE;
    boolean descriptor = false;
    List<Integer> cut = new ArrayList<>();
    List<Integer> replace = new ArrayList<>();
    while (record.hasMore()) {
      switch (record.field()) {
        case RANGE -> range = record.integer();
        case STRING -> string = record.text();
        case PREDEFINED -> predefined = record.integer();
        case OPERATION -> descriptor = record.integer() == OF_DESCRIPTOR;
        case SUBSTRING -> addAll(record.message(), cut);
        case REPLACE -> addAll(record.message(), replace);
        default -> record.skip();
      }
    }
    Rule rule = new Rule(string, predefined, descriptor, cut, replace);
    for (int count = 0; count < range; count++) rules.add(rule);
  }

  private static void addAll(ProtoReader integers, List<Integer> to) {
    while (integers.hasMore()) to.add(integers.integer());
  }

  /** A string; of a class of Kotlin's that is one of Java's, too, the name that Java has for it. */
  String get(int index) {
    Rule rule = rules.get(index);
    String string = rule.string == null ? known(rule, index) : rule.string;
    if (rule.cut.size() == 2) string = string.substring(rule.cut.get(0), rule.cut.get(1));
    if (rule.replace.size() == 2)
      string = string.replace((char) (int) rule.replace.get(0), (char) (int) rule.replace.get(1));
    return rule.descriptor ? string.substring(1, string.length() - 1) : string;
  }

  private String known(Rule rule, int index) {
    return rule.predefined < JAVA.size() ? JAVA.get(rule.predefined) : strings[index];
  }
}
