package octavo.objects.schema;

import java.util.List;

/** A struct, an open struct or a union: compared by identity, may be inside itself. */
public abstract sealed class Declaration implements Schema {
  private final String keyword;

  private Declaration(String keyword) {
    this.keyword = keyword;
  }

  /** What it is called in texts of schemas. */
  public final String keyword() {
    return keyword;
  }

  /** All fields, of all sections, or all cases. */
  public abstract List<Field> parts();

  /** The same by section: one, unless it is an open struct. */
  public List<List<Field>> sections() {
    return List.of(parts());
  }

  /** Named fields. */
  public static final class Struct extends Declaration {
    private List<Field> fields;

    /** One whose parts {@link #of} says, since it may contain itself. */
    public Struct() {
      super("struct");
    }

    /** The fields, in order of declaration. */
    public List<Field> fields() {
      return fields;
    }

    @Override
    public List<Field> parts() {
      return fields;
    }

    /** Says what it has, once its fields are known; returns this. */
    public Struct of(List<Field> fields) {
      this.fields = List.copyOf(fields);
      return this;
    }
  }

  /** Named fields in sections; later versions append sections. */
  public static final class Open extends Declaration {
    private List<List<Field>> sections;

    /** One whose parts {@link #of} says, since it may contain itself. */
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

    /** Says what it has, once its fields are known; returns this. */
    public Open of(List<List<Field>> sections) {
      this.sections = List.copyOf(sections);
      return this;
    }
  }

  /** One of the named cases, each a struct or an open struct. */
  public static final class Union extends Declaration {
    private List<Field> cases;

    /** One whose parts {@link #of} says, since it may contain itself. */
    public Union() {
      super("union");
    }

    /** The cases, in ascending order of their names' UTF-8. */
    public List<Field> cases() {
      return cases;
    }

    @Override
    public List<Field> parts() {
      return cases;
    }

    /** Says what it has, in ascending order of names, once its cases are known; returns this. */
    public Union of(List<Field> cases) {
      this.cases = List.copyOf(cases);
      return this;
    }
  }
}
