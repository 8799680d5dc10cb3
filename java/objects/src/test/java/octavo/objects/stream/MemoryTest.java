package octavo.objects.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.List;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.MalformedException;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Messages in memory that is no array. */
class MemoryTest {
  record Point(int x, int y) {}

  record Named(String name, List<Point> points) {}

  private static final Coder<Named> CODER = Octavo.typed(Named.class);
  private static final Named VALUE = new Named("a name", List.of(new Point(1, -300)));

  private static void check(ByteBuffer buffer) {
    buffer.put((byte) 0);
    CODER.encodeInto(VALUE, buffer);
    buffer.flip().position(1);
    assertEquals(VALUE, CODER.decode(buffer.asReadOnlyBuffer()));
    assertEquals(VALUE, CODER.decode(buffer));
    assertEquals(0, buffer.remaining());
  }

  @Test
  void buffersOfEveryKindServe() {
    check(ByteBuffer.allocate(64));
    check(ByteBuffer.allocateDirect(64));
    check(ByteBuffer.wrap(new byte[80], 7, 64).slice());
  }

  /** Through reflection, as the tests are compiled for JDK 17, too. */
  @Test
  @EnabledForJreRange(min = JRE.JAVA_22)
  void segmentsServeAsBuffers() throws ReflectiveOperationException {
    Class<?> arenas = Class.forName("java.lang.foreign.Arena");
    Object arena = arenas.getMethod("ofAuto").invoke(null);
    Object segment = arenas.getMethod("allocate", long.class).invoke(arena, 64L);
    Class<?> segments = Class.forName("java.lang.foreign.MemorySegment");
    check((ByteBuffer) segments.getMethod("asByteBuffer").invoke(segment));
  }

  @Test
  void aBufferStaysWhereItIsWhenTheMessageIsNone() {
    for (ByteBuffer buffer : List.of(ByteBuffer.allocate(9), ByteBuffer.allocateDirect(9))) {
      buffer.position(3);
      assertThrows(MalformedException.class, () -> CODER.decode(buffer));
      assertEquals(3, buffer.position());
      buffer.clear().limit(4);
      assertThrows(BufferOverflowException.class, () -> CODER.encodeInto(VALUE, buffer));
      assertEquals(0, buffer.position());
    }
  }

  /** A direct buffer costs a copy, but no array. */
  @Test
  void directBuffersAllocateTheResultAlone() {
    Coder<Point> coder = Octavo.typed(Point.class);
    Point point = new Point(1, 2);
    ByteBuffer heap = ByteBuffer.allocate(64);
    ByteBuffer direct = ByteBuffer.allocateDirect(64);
    assertEquals(0, perRound(() -> coder.encodeInto(point, heap.clear())));
    assertEquals(0, perRound(() -> coder.encodeInto(point, direct.clear())));
    heap.flip();
    direct.flip();
    assertEquals(
        perRound(() -> coder.decode(heap.rewind())), perRound(() -> coder.decode(direct.rewind())));
  }

  private static final int ROUNDS = 5000;

  /** The fewest bytes that a round allocated, once the compiler had its time. */
  private static long perRound(Runnable task) {
    Runnable rounds =
        () -> {
          for (int round = 0; round < ROUNDS; round++) task.run();
        };
    long least = Long.MAX_VALUE;
    for (int attempt = 0; attempt < 40; attempt++) least = Math.min(least, Allocated.by(rounds));
    return least / ROUNDS;
  }
}
