package octavo.objects.schema;

import java.util.List;

/** A struct, an open struct or a union. It is compared by identity, and may contain itself. */
public abstract sealed class Declaration implements Schema {
  private final String keyword;

  private Declaration(String keyword) {
    this.keyword = keyword;
  }

  /** Returns the word for it in the text of a schema. */
  public final String keyword() {
    return keyword;
  }

  /** Returns the fields of all sections, or the cases. */
  public abstract List<Field> parts();

  /** Returns the {@link #parts} by section; there is one section, unless it is an open struct. */
  public List<List<Field>> sections() {
    return List.of(parts());
  }

  /** Named fields. */
  public static final class Struct extends Declaration {
    private List<Field> fields;

    /** Creates a struct whose fields {@link #of} sets, since it may contain itself. */
    public Struct() {
      super("struct");
    }

    /** Returns the fields, in order of declaration. */
    public List<Field> fields() {
      return fields;
    }

    @Override
    public List<Field> parts() {
      return fields;
    }

    /** Sets the fields, once they are known; returns this struct. */
    public Struct of(List<Field> fields) {
      this.fields = List.copyOf(fields);
      return this;
    }
  }

  /** Named fields in sections; later versions append sections. */
  public static final class Open extends Declaration {
    private List<List<Field>> sections;

    /** Creates an open struct whose sections {@link #of} sets, since it may contain itself. */
    public Open() {
      super("open");
    }

    @Override
    public List<List<Field>> sections() {
      return sections;
    }

    @Override
    public List<Field> parts() {
      return sections.stream().flatMap(List::stream).toList();
    }

    /** Sets the fields of each section, once they are known; returns this open struct. */
    public Open of(List<List<Field>> sections) {
      this.sections = List.copyOf(sections);
      return this;
    }
  }

  /** One of the named cases, each a struct or an open struct. */
  public static final class Union extends Declaration {
    private List<Field> cases;

    /** Creates a union whose cases {@link #of} sets, since it may contain itself. */
    public Union() {
      super("union");
    }

    /** Returns the cases, in ascending order of the UTF-8 bytes of their names. */
    public List<Field> cases() {
      return cases;
    }

    @Override
    public List<Field> parts() {
      return cases;
    }

    /** Sets the cases, in ascending order of names, once they are known; returns this union. */
    public Union of(List<Field> cases) {
      this.cases = List.copyOf(cases);
      return this;
    }
  }
}
