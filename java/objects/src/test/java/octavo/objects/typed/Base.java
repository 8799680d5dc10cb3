package octavo.objects.typed;

/** What {@link Everything} inherits: one field that it sees, and one that it does not. */
class Base {
  long inherited;
  private String hidden;

  String hidden() {
    return hidden;
  }

  void setHidden(String hidden) {
    this.hidden = hidden;
  }
}
