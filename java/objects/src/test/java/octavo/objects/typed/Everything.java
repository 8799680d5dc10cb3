package octavo.objects.typed;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import octavo.objects.Packed;

/** A class with a field of every kind; equality is by its fields. */
class Everything extends Base {
  enum Color {
    RED,
    GREEN,
    BLUE
  }

  sealed interface Figure permits Circle, Box {}

  record Circle(double radius) implements Figure {}

  record Box(int width, int height, String label) implements Figure {}

  record Pair<A, B>(A first, B second) {}

  private boolean flag;
  private byte octet;
  private short small;
  private char letter;
  private int number;
  private long big;
  private float ratio;
  private double exact;

  @Packed(fixed = true)
  private int full;

  @Packed(fixed = true)
  private long wide;

  @Packed(required = true)
  private String name;

  @Packed(shared = true)
  private String city;

  private String note;
  private byte[] bytes;
  private Boolean maybeFlag;
  private Short maybeSmall;
  private Character maybeLetter;
  private Integer maybeNumber;
  private Long maybeBig;
  private Double maybeExact;
  private Color color;
  private List<Integer> numbers;
  private List<Long> bigs;
  private List<String> texts;
  private Set<Color> colors;
  private List<Circle> circles;
  private List<List<Integer>> grid;
  private Map<String, String> tags;
  private Map<Integer, Circle> byNumber;
  private int[] ints;
  private boolean[] flags;
  private double[][] matrix;
  private String[] names;
  private Figure figure;
  private List<Figure> figures;
  private Pair<String, List<Long>> pair;
  private Everything child;
  private final String last;
  private transient String skipped = "skipped";

  Everything(String last) {
    this.last = last;
  }

  /** One with nothing but what must be there. */
  static Everything empty() {
    Everything empty = new Everything(null);
    empty.name = "";
    return empty;
  }

  static Everything full(int seed, Everything child) {
    Everything it = new Everything("last" + seed);
    it.inherited = seed * 31L;
    it.setHidden("hidden" + seed);
    it.flag = seed % 2 == 0;
    it.octet = (byte) seed;
    it.small = (short) (seed * -77);
    it.letter = (char) ('a' + seed);
    it.number = seed * 1_000_003;
    it.big = seed * 1_000_000_007_000_003L;
    it.ratio = seed / 3f;
    it.exact = seed / 7.0;
    it.full = -seed;
    it.wide = Long.MIN_VALUE + seed;
    it.name = "n".repeat(seed);
    it.city = "Zürich";
    it.note = "€".repeat(seed);
    it.bytes = new byte[seed];
    it.maybeFlag = seed % 3 == 0;
    it.maybeSmall = (short) seed;
    it.maybeLetter = '\u2713';
    it.maybeNumber = -seed;
    it.maybeBig = Long.MAX_VALUE - seed;
    it.maybeExact = Math.sqrt(seed);
    it.color = Color.values()[seed % 3];
    it.numbers = new java.util.ArrayList<>(List.of(1, -seed, seed * 70_000));
    it.bigs = List.of(1L << seed, -1L);
    it.texts = List.of("", "a", "ä", "x".repeat(seed * 10));
    it.colors = Set.of(Color.GREEN, Color.BLUE);
    it.circles = List.of(new Circle(seed), new Circle(-0.0));
    it.grid = List.of(List.of(), List.of(seed));
    it.tags =
        new java.util.HashMap<>(
            Map.of("key", "value", "a longer key, of 15 and more", "", "k", "v".repeat(seed + 10)));
    it.byNumber = Map.of(seed, new Circle(1), -1, new Circle(2));
    it.ints = new int[] {seed, -seed};
    it.flags = new boolean[seed];
    it.matrix = new double[][] {{}, {seed, 0.5}};
    it.names = new String[] {"x", "y"};
    it.figure = seed % 2 == 0 ? new Circle(3) : new Box(seed, 2, null);
    it.figures = List.of(new Box(1, 2, "label"), new Circle(seed));
    it.pair = new Pair<>("first", List.of(9L));
    it.child = child;
    return it;
  }

  private Object[] parts() {
    return new Object[] {
      inherited,
      hidden(),
      flag,
      octet,
      small,
      letter,
      number,
      big,
      ratio,
      exact,
      full,
      wide,
      name,
      city,
      note,
      bytes,
      maybeFlag,
      maybeSmall,
      maybeLetter,
      maybeNumber,
      maybeBig,
      maybeExact,
      color,
      numbers,
      bigs,
      texts,
      colors,
      circles,
      grid,
      tags,
      byNumber,
      ints,
      flags,
      matrix,
      names,
      figure,
      figures,
      pair,
      child,
      last
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Everything it && Objects.deepEquals(parts(), it.parts());
  }

  @Override
  public int hashCode() {
    return number;
  }
}
