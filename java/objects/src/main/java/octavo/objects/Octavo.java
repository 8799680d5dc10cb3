package octavo.objects;

import java.lang.reflect.Type;
import java.nio.ByteBuffer;

/**
 * Turns objects of many classes into messages that say of which class each is, and back; and makes
 * the coders of single classes. One serves all threads.
 */
public final class Octavo {
  private final Coder<Object> coder;

  Octavo(Coder<Object> coder) {
    this.coder = coder;
  }

  /**
   * Makes the coder of a class, record, enum, sealed interface or array; throws {@link
   * IllegalArgumentException} that names the field whose type has no schema. Keep it: making one is
   * slow.
   */
  public static <T> Coder<T> typed(Class<T> type) {
    return typed((Type) type);
  }

  /** Makes the coder of a type with parameters. */
  public static <T> Coder<T> typed(TypeRef<T> type) {
    return builder().typed(type);
  }

  /** Makes the coder of a type; {@code T} is unchecked. */
  public static <T> Coder<T> typed(Type type) {
    return builder().typed(type);
  }

  /**
   * Tells which classes are allowed and how some are to be written, and makes coders that know, or
   * an {@code Octavo}.
   */
  public static OctavoBuilder builder() {
    return new OctavoBuilder();
  }

  /**
   * Encodes an object, or null; throws {@link MismatchException} when its class, or that of a part,
   * is not allowed or has no schema.
   */
  public byte[] encode(Object value) {
    return coder.encode(value);
  }

  /** Encodes an object as {@link Coder#encodeInto(Object, byte[], int)}. */
  public int encodeInto(Object value, byte[] target, int offset) {
    return coder.encodeInto(value, target, offset);
  }

  /** Encodes an object as {@link Coder#encodeInto(Object, ByteBuffer)}. */
  public void encodeInto(Object value, ByteBuffer target) {
    coder.encodeInto(value, target);
  }

  /**
   * Decodes a message; throws {@link MalformedException} when it is none, {@link MismatchException}
   * when it has a class that is not allowed or that has other fields here.
   */
  public Object decode(byte[] message) {
    return coder.decode(message);
  }

  /** Decodes the message of {@code size} bytes from {@code offset} on. */
  public Object decode(byte[] source, int offset, int size) {
    return coder.decode(source, offset, size);
  }

  /**
   * Decodes the message between a buffer's position and its limit, and moves the position there.
   */
  public Object decode(ByteBuffer source) {
    return coder.decode(source);
  }

  /** The same as a coder; its schema, {@code any}, says nothing of the classes. */
  public Coder<Object> coder() {
    return coder;
  }
}
