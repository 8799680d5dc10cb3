package octavo.objects.dynamic;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Classes that refer to each other by interfaces, superclasses and {@code Object}. */
final class Shop {
  /** What allows them all. */
  static final String ALL = "octavo.objects.dynamic.Shop$*";

  private Shop() {}

  interface Shape {}

  record Circle(double radius) implements Shape {}

  record Rectangle(int width, int height) implements Shape {}

  enum Color implements Shape {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "green";
      }
    }
  }

  sealed interface Payment permits Cash, Card {}

  record Cash(long cents) implements Payment {}

  static final class Card implements Payment {
    private final String number;

    Card(String number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Card it && it.number.equals(number);
    }

    @Override
    public int hashCode() {
      return number.hashCode();
    }
  }

  abstract static class Person {
    String name;
  }

  private static class Customer extends Person {
    private int points;
    transient int cached = 7;

    @Override
    public boolean equals(Object other) {
      return other != null
          && other.getClass() == getClass()
          && Objects.equals(((Customer) other).name, name)
          && ((Customer) other).points == points;
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, points);
    }
  }

  private static final class GoodCustomer extends Customer {}

  static Customer customer(String name, int points) {
    return customer(new Customer(), name, points);
  }

  static Customer goodCustomer(String name, int points) {
    return customer(new GoodCustomer(), name, points);
  }

  private static Customer customer(Customer customer, String name, int points) {
    customer.name = name;
    customer.points = points;
    return customer;
  }

  record Pair<A, B>(A first, B second) {}

  @SuppressWarnings("rawtypes")
  record Offer(Optional gift) {}

  record Order(
      long id,
      Person by,
      Shape shape,
      Object anything,
      Payment payment,
      List<Shape> shapes,
      List<String> tags,
      Map<String, Object> notes,
      Map<Color, Integer> counts,
      Person[] people,
      Set<Integer> numbers,
      Optional<Shape> maybe,
      Pair<String, Integer> pair,
      Color color,
      LocalDate day,
      int[][] grid,
      Number number,
      Integer boxed) {}

  /** An order with much in it. */
  static Object[] parts(Order order) {
    return new Object[] {
      order.id,
      order.by,
      order.shape,
      order.anything,
      order.payment,
      order.shapes,
      order.tags,
      order.notes,
      order.counts,
      List.of(order.people),
      order.numbers,
      order.maybe,
      order.pair,
      order.color,
      order.day,
      order.grid[1][0],
      order.number,
      order.boxed
    };
  }

  static Order order(Object anything) {
    List<Shape> shapes = new ArrayList<>(List.of(new Circle(1), Color.GREEN, new Rectangle(2, 3)));
    return new Order(
        7,
        customer("Ada", 3),
        new Rectangle(1, 2),
        anything,
        new Card("4711"),
        shapes,
        List.of("a", "b"),
        Map.of("k", 1, "l", List.of("x"), "m", new Circle(2)),
        Map.of(Color.RED, 5),
        new Person[] {customer("Bob", 1), goodCustomer("Cy", 2)},
        new HashSet<>(Set.of(1, 2, 300)),
        Optional.of(Color.RED),
        new Pair<>("p", 9),
        Color.GREEN,
        LocalDate.EPOCH,
        new int[][] {{1}, {2, 3}},
        4.5f,
        12);
  }
}
