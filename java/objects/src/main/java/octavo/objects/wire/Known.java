package octavo.objects.wire;

/**
 * How many shared texts, new classes and numbered objects a message has had so far. What is in an
 * open struct's later sections is not known to every reader: rule 4.3 of spec/pack.md, 3.6 and 5.5
 * of spec/objects.md.
 */
public record Known(int texts, int classes, int objects) {}
