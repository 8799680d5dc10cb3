package octavo.objects.access.elsewhere;

import java.util.List;

/** Has fields of types that only its package knows. */
public class Parent {
  enum State {
    ON,
    OFF
  }

  record Part(int size) {}

  private State state = State.OFF;
  public Part shown = new Part(1);
  protected List<Part> parts = List.of(new Part(2));
  private Part[] array = {new Part(3)};
  private final Part last;

  protected Parent(int last) {
    this.last = new Part(last);
  }

  public String text() {
    return state + " " + shown + parts + array[0] + last;
  }
}
