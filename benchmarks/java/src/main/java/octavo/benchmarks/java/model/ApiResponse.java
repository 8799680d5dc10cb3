package octavo.benchmarks.java.model;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** One page of a catalogue. */
public class ApiResponse implements Serializable {
  public int status;
  public String message;
  public int page;
  public int pageSize;
  public int totalItems;
  public int totalPages;
  public List<CatalogItem> items;
  public Map<String, String> metadata;

  /** A thing for sale. */
  public static class CatalogItem implements Serializable {
    public long id;
    public String name;
    public String description;
    public int priceInCents;
    public String currency;
    public boolean inStock;
    public double rating;
    public int reviewCount;
    public List<Integer> categoryIds;
    public List<String> imageUrls;
  }
}
