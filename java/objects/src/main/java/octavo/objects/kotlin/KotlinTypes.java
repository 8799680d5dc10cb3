package octavo.objects.kotlin;

import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The types in the {@code kotlin.Metadata} of a class, which stand there or in a table. */
final class KotlinTypes {
  private static final int TABLE_TYPE = 1;
  private static final int TABLE_FIRST_NULLABLE = 2;
  private static final int ARGUMENT = 2;
  private static final int NULLABLE = 3;
  private static final int UPPER_BOUND = 5;
  private static final int CLASS = 6;
  private static final int PARAMETER = 7;
  private static final int UPPER_BOUND_INDEX = 8;
  private static final int PARAMETER_NAME = 9;
  private static final int ARGUMENT_TYPE = 2;
  private static final int ARGUMENT_TYPE_INDEX = 3;

  private static final KotlinType ANYTHING = new KotlinType(null, false, List.of());

  private final Class<?> owner;
  private final MetadataStrings strings;
  private final Map<Integer, String> parameters = new HashMap<>();
  private final List<ProtoReader> table = new ArrayList<>();
  private int firstNullable = Integer.MAX_VALUE;

  KotlinTypes(Class<?> owner, MetadataStrings strings) {
    this.owner = owner;
    this.strings = strings;
  }

  /** Reads the table that indexes are of. */
  void readTable(ProtoReader message) {
    while (message.hasMore()) {
      switch (message.field()) {
        case TABLE_TYPE -> table.add(message.message());
        case TABLE_FIRST_NULLABLE -> firstNullable = message.integer();
        default -> message.skip();
      }
    }
  }

  /** Says what a parameter of the class is called. */
  void name(int parameter, String name) {
    parameters.put(parameter, name);
  }

  KotlinType get(int index) {
    return read(table.get(index).rest(), index >= firstNullable);
  }

  List<KotlinType> all(ProtoReader indexes) {
    List<KotlinType> all = new ArrayList<>();
    while (indexes.hasMore()) all.add(get(indexes.integer()));
    return all;
  }

  KotlinType read(ProtoReader message) {
    return read(message, false);
  }

  private KotlinType read(ProtoReader message, boolean isNullable) {
    List<KotlinType> arguments = new ArrayList<>();
    Type raw = null;
    while (message.hasMore()) {
      switch (message.field()) {
        case ARGUMENT -> arguments.add(argument(message.message()));
        case NULLABLE -> isNullable |= message.integer() != 0;
        // of what comes from Java: nothing forbids null there
        case UPPER_BOUND -> isNullable |= read(message.message()).isNullable();
        case UPPER_BOUND_INDEX -> isNullable |= get(message.integer()).isNullable();
        case CLASS -> raw = named(strings.get(message.integer()));
        case PARAMETER -> raw = variable(parameters.get(message.integer()));
        case PARAMETER_NAME -> raw = variable(strings.get(message.integer()));
        default -> message.skip();
      }
    }
    return new KotlinType(raw, isNullable, arguments);
  }

  private KotlinType argument(ProtoReader argument) {
    KotlinType type = ANYTHING;
    while (argument.hasMore()) {
      switch (argument.field()) {
        case ARGUMENT_TYPE -> type = read(argument.message());
        case ARGUMENT_TYPE_INDEX -> type = get(argument.integer());
        default -> argument.skip();
      }
    }
    return type;
  }

  private TypeVariable<?> variable(String name) {
    return Arrays.stream(owner.getTypeParameters())
        .filter(it -> it.getName().equals(name))
        .findFirst()
        .orElse(null);
  }

  /** The class of a name like {@code kotlin/time/Duration} or {@code shop/Order.Id}, or null. */
  Class<?> named(String name) {
    try {
      String binary = name.replace('.', '$').replace('/', '.');
      return Class.forName(binary, false, owner.getClassLoader());
    } catch (ClassNotFoundException e) {
      return null;
    }
  }
}
