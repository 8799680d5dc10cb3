package shop;

/** Of anything, and with anything inside. */
public class Label {
  public Object of;
  public java.util.List<String> texts;
}
