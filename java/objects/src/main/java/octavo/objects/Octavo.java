package octavo.objects;

import java.lang.reflect.Type;
import java.nio.ByteBuffer;

/**
 * Encodes objects of all allowed classes as messages that carry the class of each object, and
 * decodes them; also makes {@linkplain #typed(Class) coders of single types}. Safe for use by
 * several threads.
 */
public final class Octavo {
  private final Coder<Object> coder;

  Octavo(Coder<Object> coder) {
    this.coder = coder;
  }

  /**
   * Returns a coder of a class, record, enum, sealed interface or array. Throws {@link
   * IllegalArgumentException}, which names the field, when the type of a field has no schema. Keep
   * the coder: making one is slow.
   */
  public static <T> Coder<T> typed(Class<T> type) {
    return typed((Type) type);
  }

  /** Returns a coder of a type with parameters. */
  public static <T> Coder<T> typed(TypeRef<T> type) {
    return builder().typed(type);
  }

  /** Returns a coder of a type; that {@code T} is this type is not checked. */
  public static <T> Coder<T> typed(Type type) {
    return builder().typed(type);
  }

  /**
   * Returns a builder, which says what classes are allowed and how some are written, and makes an
   * {@code Octavo}, or coders of single types.
   */
  public static OctavoBuilder builder() {
    return new OctavoBuilder();
  }

  /**
   * Returns the message of an object or null; throws {@link MismatchException} when the class of
   * the object, or of one inside it, is not allowed or has no schema.
   */
  public byte[] encode(Object value) {
    return coder.encode(value);
  }

  /** Encodes an object into an array, as {@link Coder#encodeInto(Object, byte[], int)} does. */
  public int encodeInto(Object value, byte[] target, int offset) {
    return coder.encodeInto(value, target, offset);
  }

  /** Encodes an object into a buffer, as {@link Coder#encodeInto(Object, ByteBuffer)} does. */
  public void encodeInto(Object value, ByteBuffer target) {
    coder.encodeInto(value, target);
  }

  /**
   * Returns the object of a message. Throws {@link MalformedException} when the bytes are not a
   * message, and {@link MismatchException} when they name a class that is not allowed, or that has
   * other fields here.
   */
  public Object decode(byte[] message) {
    return coder.decode(message);
  }

  /** Returns the object of the message of {@code size} bytes that begins at {@code offset}. */
  public Object decode(byte[] source, int offset, int size) {
    return coder.decode(source, offset, size);
  }

  /**
   * Returns the object of the message between the buffer's position and its limit, and moves the
   * position to the limit.
   */
  public Object decode(ByteBuffer source) {
    return coder.decode(source);
  }

  /**
   * Returns this {@code Octavo} as a coder; its schema, {@code any}, says nothing of the classes.
   */
  public Coder<Object> coder() {
    return coder;
  }
}
