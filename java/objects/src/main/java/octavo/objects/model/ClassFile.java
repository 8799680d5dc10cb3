package octavo.objects.types;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/** What the file that a class comes from says. */
final class ClassFile {
  private static final int UNKNOWN = 0;

  private ClassFile() {}

  /** The major version of the format, or 0 if there is no file. */
  static int version(Class<?> type) {
    String name = type.getName().substring(type.getName().lastIndexOf('.') + 1);
    try (InputStream file = type.getResourceAsStream(name + ".class")) {
      if (file == null) return UNKNOWN;
      DataInputStream data = new DataInputStream(file);
      data.skipNBytes(Integer.BYTES + Short.BYTES);
      return data.readUnsignedShort();
    } catch (IOException e) {
      return UNKNOWN;
    }
  }
}
