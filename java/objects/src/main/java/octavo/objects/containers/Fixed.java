package octavo.objects.containers;

import java.nio.ByteBuffer;
import java.util.Map;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Numbers of {@code size} bytes each, alone or in arrays. */
public record Fixed(int size, Put put, Get get, PutAll putAll, GetAll getAll)
    implements ValueCoder {
  /** Writes a boxed number. */
  interface Put {
    void put(byte[] bytes, int at, Object value);
  }

  /** Reads a boxed number. */
  interface Get {
    Object get(byte[] bytes, int at);
  }

  /** Copies an array to where a buffer stands. */
  interface PutAll {
    void put(ByteBuffer to, Object array);
  }

  /** Makes an array of the next {@code count} numbers of a buffer. */
  interface GetAll {
    Object get(ByteBuffer from, int count);
  }

  private static final Map<Class<?>, Fixed> ALL =
      Map.of(
          byte.class,
          new Fixed(
              Byte.BYTES,
              (bytes, at, value) -> LittleEndian.put(bytes, at, (byte) value),
              LittleEndian::getByte,
              (to, array) -> to.put((byte[]) array),
              (from, count) -> {
                byte[] array = new byte[count];
                from.get(array);
                return array;
              }),
          short.class,
          new Fixed(
              Short.BYTES,
              (bytes, at, value) -> LittleEndian.put(bytes, at, (short) value),
              LittleEndian::getShort,
              (to, array) -> to.asShortBuffer().put((short[]) array),
              (from, count) -> {
                short[] array = new short[count];
                from.asShortBuffer().get(array);
                return array;
              }),
          char.class,
          new Fixed(
              Character.BYTES,
              (bytes, at, value) -> LittleEndian.put(bytes, at, (char) value),
              LittleEndian::getChar,
              (to, array) -> to.asCharBuffer().put((char[]) array),
              (from, count) -> {
                char[] array = new char[count];
                from.asCharBuffer().get(array);
                return array;
              }),
          int.class,
          new Fixed(
              Integer.BYTES,
              (bytes, at, value) -> LittleEndian.put(bytes, at, (int) value),
              LittleEndian::getInt,
              (to, array) -> to.asIntBuffer().put((int[]) array),
              (from, count) -> {
                int[] array = new int[count];
                from.asIntBuffer().get(array);
                return array;
              }),
          long.class,
          new Fixed(
              Long.BYTES,
              (bytes, at, value) -> LittleEndian.put(bytes, at, (long) value),
              LittleEndian::getLong,
              (to, array) -> to.asLongBuffer().put((long[]) array),
              (from, count) -> {
                long[] array = new long[count];
                from.asLongBuffer().get(array);
                return array;
              }),
          float.class,
          new Fixed(
              Float.BYTES,
              (bytes, at, value) -> LittleEndian.put(bytes, at, (float) value),
              LittleEndian::getFloat,
              (to, array) -> to.asFloatBuffer().put((float[]) array),
              (from, count) -> {
                float[] array = new float[count];
                from.asFloatBuffer().get(array);
                return array;
              }),
          double.class,
          new Fixed(
              Double.BYTES,
              (bytes, at, value) -> LittleEndian.put(bytes, at, (double) value),
              LittleEndian::getDouble,
              (to, array) -> to.asDoubleBuffer().put((double[]) array),
              (from, count) -> {
                double[] array = new double[count];
                from.asDoubleBuffer().get(array);
                return array;
              }));

  /** Those of a primitive type, or null. */
  public static Fixed of(Class<?> primitive) {
    return ALL.get(primitive);
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    put.put(writer.room(size), writer.at, value);
    writer.at += size;
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    reader.need(size);
    reader.at += size;
    return get.get(bytes, reader.at - size);
  }
}
