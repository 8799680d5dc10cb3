package octavo.benchmarks.java.model;

import java.io.Serializable;
import java.util.List;

/** Order books and ticks, nearly all numbers. */
public class MarketData implements Serializable {
  public String market;
  public long sequence;
  public long timestampMs;
  public List<Instrument> instruments;

  /** What is traded, with its book. */
  public static class Instrument implements Serializable {
    public String symbol;
    public double bid;
    public double ask;
    public double lastPrice;
    public List<BookOrder> orders;
    public List<Tick> ticks;
  }

  /** A line of a book. */
  public static class BookOrder implements Serializable {
    public String side;
    public int level;
    public double price;
    public int quantity;
  }

  /** A trade. */
  public static class Tick implements Serializable {
    public long timestampMs;
    public double price;
    public int size;
  }
}
