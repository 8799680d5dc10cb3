package octavo.objects.model;

/** Knows the classes that come with the JVM: programs can neither change nor open them. */
public final class Jdk {
  private Jdk() {}

  public static boolean has(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }
}
