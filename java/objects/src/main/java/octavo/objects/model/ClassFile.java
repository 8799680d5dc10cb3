package octavo.objects.model;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/** What the file that a class comes from says. */
public final class ClassFile {
  private static final int UNKNOWN = 0;

  private ClassFile() {}

  /** Its bytes, or null if there is no file. */
  public static InputStream open(Class<?> type) {
    String name = type.getName().substring(type.getName().lastIndexOf('.') + 1);
    return type.getResourceAsStream(name + ".class");
  }

  /** The major version of the format, or 0 if there is no file. */
  public static int version(Class<?> type) {
    try (InputStream file = open(type)) {
      if (file == null) return UNKNOWN;
      DataInputStream data = new DataInputStream(file);
      data.skipNBytes(Integer.BYTES + Short.BYTES);
      return data.readUnsignedShort();
    } catch (IOException e) {
      return UNKNOWN;
    }
  }
}
