package octavo.objects.wire;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes and reads lone values of one shape; null is not among them.
 *
 * <p>Depths count the values around a value, itself included. Implementations are records or hidden
 * classes: the compiler takes the fields of no others for constants.
 */
public interface ValueCoder {
  /** Appends a value. */
  void write(Writer writer, Object value, int depth);

  /**
   * Makes an array that the bytes of a value fill from {@code at} on; or returns null, or throws
   * anything: then it is to be written.
   */
  default byte[] message(Object value, int at, int depth) {
    return null;
  }

  /**
   * Puts a value into {@code target} from {@code at} on, and returns its end; or returns a negative
   * number, or throws anything: then it is to be written, and over what has been put.
   */
  default int put(Object value, int at, int depth, byte[] target) {
    return -1;
  }

  /**
   * Reads a value out of the message {@code bytes}. That is passed on and not kept in the reader:
   * to put it into an object that lives long is dear, since the collector wants to know of it.
   */
  Object read(Reader reader, byte[] bytes, int depth);

  /**
   * Appends values of a list from the index {@code first} on, each behind the byte {@code tag}
   * unless that is negative, if this has a loop for them; returns the index of the first that it
   * leaves to {@link #write}.
   */
  default int writeRun(Writer writer, List<?> list, int depth, int first, int tag) {
    return first;
  }

  /** The same, of lists of the most usual class: calls through an interface cost more. */
  default int writeRun(Writer writer, ArrayList<?> list, int depth, int first, int tag) {
    return writeRun(writer, (List<?>) list, depth, first, tag);
  }

  /**
   * Reads values, each behind the byte {@code tag} unless that is negative, if this has a loop for
   * them, and adds them to a list until that has {@code count}, or till one comes that it leaves.
   */
  default void readRun(
      Reader reader, byte[] bytes, int depth, ArrayList<Object> list, int count, int tag) {}

  /**
   * Reads a value that takes all bytes from {@code at} to {@code end}, with the default limits; or
   * returns null, or throws anything: then it is to be read.
   */
  default Object whole(byte[] bytes, int at, int depth, int end) {
    return null;
  }

  /**
   * Returns where a value ends that begins at {@code at}, up to {@code end}, if its first bytes
   * tell; or returns a negative number, or throws anything: then it is to be read.
   */
  default int wholeEnd(byte[] bytes, int at, int end) {
    return -1;
  }
}
