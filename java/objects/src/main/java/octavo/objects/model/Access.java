package octavo.objects.model;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/**
 * Handles of what classes keep to themselves, on objects of no declared type.
 *
 * @param lookups what may look into classes, besides this library
 */
public record Access(List<Lookup> lookups) {
  private static final Lookup HERE = MethodHandles.lookup();

  private static final MethodType SET_ACCESSIBLE = MethodType.methodType(void.class, boolean.class);

  /**
   * The look-up with a class's own rights; throws {@link IllegalArgumentException} where its module
   * is closed.
   */
  public Lookup lookup(Class<?> type) {
    // what is open may still be unread: no module here requires those of its users
    HERE.lookupClass().getModule().addReads(type.getModule());
    try {
      return MethodHandles.privateLookupIn(type, owner(type));
    } catch (IllegalAccessException e) {
      throw closed(type, e);
    }
  }

  /** The first that may look into a class, or that of this library. */
  private Lookup owner(Class<?> type) {
    String name = type.getPackageName();
    return lookups.stream()
        .filter(it -> type.getModule().isOpen(name, it.lookupClass().getModule()))
        .findFirst()
        .orElse(HERE);
  }

  private static IllegalArgumentException closed(Class<?> type, Exception e) {
    return new IllegalArgumentException(
        "cannot encode "
            + type.getName()
            + ": its package "
            + type.getPackageName()
            + " is not open; open it to "
            + moduleName()
            + " in module-info.java, or give Octavo.builder().lookup(...) a MethodHandles.lookup()"
            + " of its module",
        e);
  }

  private static String moduleName() {
    String name = Access.class.getModule().getName();
    return name == null ? "all" : name;
  }

  /** The look-up for public methods of public classes, or, of others, for all. */
  Lookup callable(Class<?> type) {
    boolean isPublic =
        Modifier.isPublic(type.getModifiers())
            && type.getModule().isExported(type.getPackageName(), HERE.lookupClass().getModule());
    return isPublic ? MethodHandles.publicLookup() : lookup(type);
  }

  /** Gets a field of any object. */
  public MethodHandle getter(Field field) {
    return rawGetter(field).asType(MethodType.genericMethodType(1));
  }

  /** The same for objects of {@code owner} and with the field's own type. */
  public MethodHandle getter(Field field, Class<?> owner) {
    return rawGetter(field).asType(MethodType.methodType(field.getType(), owner));
  }

  private MethodHandle rawGetter(Field field) {
    try {
      return lookup(field.getDeclaringClass()).unreflectGetter(field);
    } catch (IllegalAccessException e) {
      throw closed(field.getDeclaringClass(), e);
    }
  }

  /** Sets a field, even a final one, as a constructor does. */
  public MethodHandle setter(Field field) {
    MethodType type = MethodType.methodType(void.class, Object.class, Object.class);
    return rawSetter(field).asType(type);
  }

  /** The same for objects of {@code owner} and with the field's own type. */
  public MethodHandle setter(Field field, Class<?> owner) {
    return rawSetter(field).asType(MethodType.methodType(void.class, owner, field.getType()));
  }

  private MethodHandle rawSetter(Field field) {
    try {
      if (Modifier.isFinal(field.getModifiers())) setAccessible(field);
      return lookup(field.getDeclaringClass()).unreflectSetter(field);
    } catch (IllegalAccessException | RuntimeException e) {
      throw closed(field.getDeclaringClass(), e);
    }
  }

  /** Lets a final field be set: in a closed module nobody but its own look-up may. */
  private void setAccessible(Field field) throws IllegalAccessException {
    try {
      owner(field.getDeclaringClass())
          .findVirtual(Field.class, "setAccessible", SET_ACCESSIBLE)
          .invokeExact(field, true);
    } catch (IllegalAccessException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalAccessException(e.getMessage());
    }
  }

  /** Whether a class has a constructor that takes nothing. */
  public static boolean hasConstructor(Class<?> type) {
    return Arrays.stream(type.getDeclaredConstructors())
        .anyMatch(it -> it.getParameterCount() == 0);
  }

  /**
   * Makes an object without arguments: through a constructor that takes none, or through none at
   * all.
   */
  public MethodHandle constructor(Class<?> type) {
    try {
      return lookup(type)
          .unreflectConstructor(type.getDeclaredConstructor())
          .asType(MethodType.genericMethodType(0));
    } catch (NoSuchMethodException e) {
      return Allocation.of(type);
    } catch (IllegalAccessException e) {
      throw closed(type, e);
    }
  }

  /** Makes an object of what a constructor takes, from an array. */
  public MethodHandle constructor(Constructor<?> constructor) {
    int count = constructor.getParameterCount();
    try {
      return lookup(constructor.getDeclaringClass())
          .unreflectConstructor(constructor)
          .asFixedArity() // the last component of a record may be variable
          .asType(MethodType.genericMethodType(count))
          .asSpreader(Object[].class, count);
    } catch (IllegalAccessException e) {
      throw closed(constructor.getDeclaringClass(), e);
    }
  }

  /** Calls what takes nothing; what it throws is thrown. */
  public static Object invoke(MethodHandle handle) {
    try {
      return (Object) handle.invokeExact();
    } catch (Throwable e) {
      throw sneak(e);
    }
  }

  /** Calls what takes one thing; what it throws is thrown. */
  public static Object invoke(MethodHandle handle, Object argument) {
    try {
      return (Object) handle.invokeExact(argument);
    } catch (Throwable e) {
      throw sneak(e);
    }
  }

  @SuppressWarnings("unchecked") // that is the trick
  public static <E extends Throwable> RuntimeException sneak(Throwable e) throws E {
    throw (E) e;
  }
}
