package octavo.fuzz;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import octavo.objects.Evolving;
import octavo.objects.Packed;

/** A Java class with fields of every kind that octavo-objects knows. */
final class Rich {
  enum Mood {
    GOOD,
    BAD,
    FAIR
  }

  sealed interface Figure {}

  record Circle(double radius, String name) implements Figure {}

  record Group(List<Figure> figures, Map<String, Figure> byName) implements Figure {}

  @Evolving
  record Growing(int id, @Packed(since = 1) String note, @Packed(since = 2) long[] more) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Growing it
          && id == it.id
          && (note == null ? it.note == null : note.equals(it.note))
          && Arrays.equals(more, it.more);
    }

    @Override
    public int hashCode() {
      return id;
    }
  }

  private final boolean flag;
  private byte octet;
  private short small;
  private char letter;
  private int number;
  private long big;
  private float ratio;
  private double exact;

  @Packed(fixed = true)
  private int full;

  @Packed(required = true)
  private String name;

  @Packed(shared = true)
  private String city;

  @Packed(shared = true)
  private List<String> cities;

  private Integer maybe;
  private byte[] bytes;
  private boolean[] flags;
  private int[] ints;
  private double[][] matrix;
  private String[] names;
  private List<Integer> numbers;
  private List<Long> bigs;
  private List<Optional<String>> holes;
  private Map<String, String> tags;
  private TreeMap<Integer, List<Boolean>> byNumber;
  private TreeSet<String> sorted;
  private Set<Double> doubles;
  private EnumMap<Mood, Short> moods;
  private EnumSet<Mood> some;
  private Mood mood;
  private Optional<Mood> optional;
  private OptionalInt optionalInt;
  private Figure figure;
  private Growing growing;
  private Rich child;
  private UUID id;
  private Instant instant;
  private Duration duration;
  private LocalDate date;
  private LocalTime time;
  private LocalDateTime dateTime;
  private ZoneId zone;
  private BigInteger integer;
  private BigDecimal decimal;
  private URI uri;
  private BitSet bits;
  private ArrayDeque<Character> letters;

  private Rich(boolean flag) {
    this.flag = flag;
  }

  private List<Object> parts() {
    List<Object> parts = new ArrayList<>();
    parts.addAll(Arrays.asList(flag, octet, small, letter, number, big, ratio, exact, full));
    parts.addAll(Arrays.asList(name, city, cities, maybe, bytes, flags, ints, matrix, names));
    parts.addAll(Arrays.asList(numbers, bigs, holes, tags, byNumber, sorted, doubles, moods));
    parts.addAll(Arrays.asList(some, mood, optional, optionalInt, figure, growing, child, id));
    parts.addAll(Arrays.asList(instant, duration, date, time, dateTime, zone, integer, decimal));
    parts.addAll(Arrays.asList(uri, bits, letters == null ? null : new ArrayList<>(letters)));
    return parts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rich it && Arrays.deepEquals(parts().toArray(), it.parts().toArray());
  }

  @Override
  public int hashCode() {
    return number;
  }
}
