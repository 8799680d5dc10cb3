package octavo.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What contradicts what an {@code OctavoBuilder} was told before is refused, with the reason. */
class OctavoBuilderTest {
  record Cents(long value) {}

  record Price(Cents of) {}

  record Offer(Price of) {}

  private static final String NAME = "octavo.objects.OctavoBuilderTest$";

  private static OctavoBuilder price(OctavoBuilder builder) {
    return builder.convert(Price.class, Cents.class, Price::of, Price::new);
  }

  private static OctavoBuilder offer(OctavoBuilder builder) {
    return builder.convert(Offer.class, Price.class, Offer::of, Offer::new);
  }

  private static void refuses(Runnable telling, String message) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, telling::run);
    assertEquals(message.replace("$", NAME), e.getMessage());
  }

  /** Which was told first makes no difference. */
  @Test
  void convertsNothingTwice() {
    OctavoBuilder builder = Octavo.builder();
    refuses(
        () -> offer(price(builder)), "cannot convert $Offer to $Price: $Price is converted itself");
    refuses(
        () -> price(offer(Octavo.builder())),
        "cannot convert $Price to $Cents: another class is converted to it");
    refuses(() -> price(builder), "cannot convert $Price to $Cents: it is converted already");
    refuses(
        () -> builder.convert(Cents.class, Cents.class, Function.identity(), Function.identity()),
        "cannot convert $Cents to $Cents: $Cents is converted itself");
    refuses(
        () -> builder.convert(int.class, String.class, String::valueOf, Integer::valueOf),
        "cannot convert int to java.lang.String: it is primitive");
  }

  @Test
  void registersNothingTwice() {
    OctavoBuilder builder = Octavo.builder().register(Price.class, 1);
    refuses(() -> builder.register(Cents.class, 1), "cannot register $Cents as 1: that is $Price");
    refuses(
        () -> builder.register(Price.class, 2),
        "cannot register $Price as 2: it is registered as 1");
    refuses(
        () -> builder.register(Cents.class, -1),
        "cannot register $Cents as -1: numbers are not negative");
  }
}
