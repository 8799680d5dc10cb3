package octavo.objects.types;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import octavo.objects.model.Access;
import octavo.objects.model.Construction;
import octavo.objects.model.Elements;
import octavo.objects.wire.Writer;

/** Objects of one class, through handles, which are made where they are needed first. */
final class ClassElements implements Elements {
  private final Class<?> type;
  private final List<Field> fields;
  private final Construction construction;
  private final Access access;

  private List<FieldGetter> getters;
  private Constructing constructing;
  private Filling filling;

  /** {@code construction} may be null; throws where there can be no handles. */
  ClassElements(Class<?> type, List<Field> fields, Construction construction, Access access) {
    this.type = type;
    this.fields = fields;
    this.construction = construction;
    this.access = access;
    access.lookup(type);
    fields.stream().map(Field::getDeclaringClass).distinct().forEach(access::lookup);
    boolean isMadeOfNothing = construction == null && !Access.hasConstructor(type);
    if (isMadeOfNothing || fields.stream().anyMatch(this::isSetFinal)) makeHandles();
  }

  private void makeHandles() {
    if (construction == null) filling();
    else constructing();
  }

  /** Whether a field is set that is final, for which there may be no handle. */
  private boolean isSetFinal(Field field) {
    boolean isTaken = construction != null && construction.indexOf(field) >= 0;
    return Modifier.isFinal(field.getModifiers()) && !isTaken;
  }

  @Override
  public Object[] of(Object value) {
    if (value.getClass() != type) throw Writer.wrongClass(value, type);
    Object[] parts = new Object[fields.size()];
    if (getters == null) getters = fields.stream().map(it -> FieldGetter.of(it, access)).toList();
    for (int index = 0; index < parts.length; index++) parts[index] = getters.get(index).get(value);
    return parts;
  }

  @Override
  public Object make(Object[] parts) {
    return construction == null ? Elements.super.make(parts) : constructing().make(parts);
  }

  private Constructing constructing() {
    if (constructing == null) constructing = new Constructing(construction, fields, access);
    return constructing;
  }

  @Override
  public Object begin(int count) {
    return type.isRecord() ? null : filling().begin();
  }

  @Override
  public void fill(Object object, Object[] parts) {
    filling().fill(object, parts);
  }

  private Filling filling() {
    if (filling == null) filling = new Filling(type, fields, access);
    return filling;
  }
}
