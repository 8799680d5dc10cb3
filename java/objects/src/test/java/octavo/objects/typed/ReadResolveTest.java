package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.List;
import octavo.objects.Coder;
import octavo.objects.Engines;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What takes the place of an object that was read, as in Java's own serialization. */
class ReadResolveTest {
  /** As before there were enums: there are two of them, told apart by identity. */
  static class Suit implements Serializable {
    static final Suit HEARTS = new Suit("hearts");
    static final Suit SPADES = new Suit("spades");

    private final String name;

    private Suit(String name) {
      this.name = name;
    }

    protected Object readResolve() throws InvalidObjectException {
      if (name.equals("stars")) throw new InvalidObjectException("no suit: " + name);
      return name.equals("hearts") ? HEARTS : SPADES;
    }
  }

  /** What has no fields: there is one. */
  static final class None implements Serializable {
    static final None NONE = new None();

    private None() {}

    private Object readResolve() {
      return NONE;
    }
  }

  /** Its superclass's method gives another class. */
  static final class Wild extends Suit {
    Wild() {
      super("spades");
    }
  }

  /** Nothing asks for its method: it is not serializable. */
  static final class Plain {
    int value = 3;

    private Object readResolve() {
      return null;
    }
  }

  static final class Ring implements Serializable {
    Ring next;
    transient int length;

    private Object readResolve() {
      length = next == null ? 1 : next.length + 1;
      return this;
    }
  }

  record Card(Suit suit, None none, List<Suit> others) {}

  sealed interface Choice {
    final class Nothing implements Choice, Serializable {
      private Object readResolve() {
        return this;
      }
    }
  }

  private static final Card CARD =
      new Card(Suit.HEARTS, None.NONE, List.of(Suit.SPADES, Suit.HEARTS, Suit.HEARTS));

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void asksTheClassInMessagesOfOneClass(String engine) {
    Coder<Card> cards = Engines.typed(engine, Card.class);
    assertEquals(CARD, cards.decode(cards.encode(CARD)));
    Coder<Suit> suits = Engines.typed(engine, Suit.class);
    assertEquals("struct(name:str?)", suits.schema().text());
    assertSame(Suit.SPADES, suits.decode(suits.encode(Suit.SPADES)));
    byte[] stars = suits.encode(new Suit("stars"));
    var e = assertThrows(MismatchException.class, () -> suits.decode(stars));
    assertEquals("no suit: stars", e.getCause().getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void asksTheClassInMessagesOfAnyClass(String engine) {
    for (boolean hasReferences : List.of(false, true)) {
      var builder = Octavo.builder().allow("octavo.objects.typed.ReadResolveTest$*");
      Octavo any = Engines.by(engine, (hasReferences ? builder.references() : builder)::build);
      assertEquals(CARD, any.decode(any.encode(CARD)));
      assertSame(None.NONE, any.decode(any.encode(None.NONE)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void asksObjectsInsideFirst(String engine) {
    Ring ring = new Ring();
    ring.next = new Ring();
    Coder<Ring> rings = Engines.typed(engine, Ring.class);
    Ring read = rings.decode(rings.encode(ring));
    assertEquals(List.of(2, 1), List.of(read.length, read.next.length));
  }

  @Test
  void keepsObjectsOfOthers() {
    Coder<Plain> plain = Octavo.typed(Plain.class);
    Plain value = new Plain();
    assertNotSame(value, plain.decode(plain.encode(value)));
  }

  @Test
  void refusesWhatTheClassGivesOfAnotherClass() {
    Coder<Wild> wild = Octavo.typed(Wild.class);
    byte[] bytes = wild.encode(new Wild());
    var e = assertThrows(MismatchException.class, () -> wild.decode(bytes));
    assertTrue(e.expected().contains("Wild"), e.getMessage());
  }

  @Test
  void refusesCasesOfUnions() {
    var e = assertThrows(IllegalArgumentException.class, () -> Octavo.typed(Choice.class));
    assertTrue(e.getMessage().contains("readResolve is no case of a union"), e.getMessage());
  }
}
