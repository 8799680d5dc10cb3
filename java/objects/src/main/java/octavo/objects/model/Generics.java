package octavo.objects.model;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A type without variables: a class and the types of its parameters. */
record Generics(Class<?> raw, List<Generics> arguments) {

  static Generics of(Type type) {
    return of(type, Map.of());
  }

  /** The type of a member of this type. */
  Generics member(Type type) {
    return of(type, variables());
  }

  /** This type as one of its superclasses or interfaces, or null. */
  Generics as(Class<?> ancestor) {
    if (raw == ancestor) return this;
    for (Generics parent : parents()) {
      Generics found = parent.as(ancestor);
      if (found != null) return found;
    }
    return null;
  }

  /** The superclass, or null. */
  Generics superclass() {
    return raw.getGenericSuperclass() == null ? null : member(raw.getGenericSuperclass());
  }

  private List<Generics> parents() {
    List<Generics> parents = new ArrayList<>();
    if (superclass() != null) parents.add(superclass());
    for (Type type : raw.getGenericInterfaces()) parents.add(member(type));
    return parents;
  }

  private Map<String, Generics> variables() {
    Map<String, Generics> variables = new HashMap<>();
    for (int index = 0; index < arguments.size(); index++) {
      variables.put(raw.getTypeParameters()[index].getName(), arguments.get(index));
    }
    return variables;
  }

  private static Generics of(Type type, Map<String, Generics> variables) {
    if (type instanceof Class<?> it)
      return new Generics(it, it.isArray() ? List.of(of(it.getComponentType())) : List.of());
    if (type instanceof WildcardType it) return of(it.getUpperBounds()[0], variables);
    if (type instanceof TypeVariable<?> it) return variable(it, variables);
    if (type instanceof GenericArrayType it) {
      Generics component = of(it.getGenericComponentType(), variables);
      return new Generics(component.raw.arrayType(), List.of(component));
    }
    ParameterizedType it = (ParameterizedType) type;
    return new Generics(
        (Class<?>) it.getRawType(),
        Arrays.stream(it.getActualTypeArguments()).map(of -> of(of, variables)).toList());
  }

  private static Generics variable(TypeVariable<?> variable, Map<String, Generics> variables) {
    Generics known = variables.get(variable.getName());
    if (known != null) return known;
    Type bound = variable.getBounds()[0];
    return new Generics(bound instanceof Class<?> raw ? raw : Object.class, List.of());
  }

  @Override
  public String toString() {
    if (arguments.isEmpty() || raw.isArray()) return raw.getTypeName();
    return raw.getTypeName() + arguments.toString().replace('[', '<').replace(']', '>');
  }
}
