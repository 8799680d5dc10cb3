package octavo.benchmarks.java;

import octavo.benchmarks.java.contestants.Contestant;
import octavo.benchmarks.java.contestants.Contestants;
import octavo.benchmarks.java.model.ComplexObject;
import octavo.benchmarks.java.model.DeepObject;
import octavo.benchmarks.java.model.SimpleObject;

/**
 * What a program waits for when it starts: prints the nanoseconds in which the contestant named has
 * encoded its first object, and has encoded and decoded objects of three classes.
 */
final class FirstObjects {
  private FirstObjects() {}

  public static void main(String[] arguments) throws Exception {
    Object[] objects = {SimpleObject.of(1), ComplexObject.of(1), DeepObject.of(1)};
    Object[] decoded = new Object[objects.length];
    Class<?>[] types = {SimpleObject.class, ComplexObject.class, DeepObject.class};
    long firstEncoded = 0;
    long started = System.nanoTime();
    Contestant contestant = Contestants.named(arguments[0], types);
    for (int index = 0; index < objects.length; index++) {
      byte[] message = contestant.encode(objects[index]);
      if (index == 0) firstEncoded = System.nanoTime() - started;
      decoded[index] = contestant.decode(message, types[index]);
    }
    long all = System.nanoTime() - started;
    for (int index = 0; index < objects.length; index++)
      if (!Subject.same(objects[index], decoded[index])) throw new IllegalStateException();
    System.out.println(firstEncoded + " " + all);
  }
}
