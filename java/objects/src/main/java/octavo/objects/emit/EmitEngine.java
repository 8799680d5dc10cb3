package octavo.objects.emit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import octavo.objects.containers.ArrayOf;
import octavo.objects.containers.ArrayOfBools;
import octavo.objects.containers.ArrayOfFixed;
import octavo.objects.containers.ArrayOfInts;
import octavo.objects.containers.ArrayOfLongs;
import octavo.objects.containers.CheckedFirst;
import octavo.objects.containers.Converting;
import octavo.objects.containers.CopiedOnWrite;
import octavo.objects.containers.Copying;
import octavo.objects.containers.Fixed;
import octavo.objects.containers.Iterated;
import octavo.objects.containers.ListOf;
import octavo.objects.containers.ListOfBools;
import octavo.objects.containers.ListOfConverted;
import octavo.objects.containers.ListOfInts;
import octavo.objects.containers.ListOfLongs;
import octavo.objects.containers.ListOfOptional;
import octavo.objects.containers.ListOfOptionalIntegers;
import octavo.objects.containers.ListOfTexts;
import octavo.objects.containers.Lone;
import octavo.objects.containers.LoneBytes;
import octavo.objects.containers.LoneShared;
import octavo.objects.containers.LoneText;
import octavo.objects.containers.LoneUuid;
import octavo.objects.containers.MapOf;
import octavo.objects.containers.MapOfCounted;
import octavo.objects.containers.MapOfShared;
import octavo.objects.containers.MapOfTexts;
import octavo.objects.containers.Rearranging;
import octavo.objects.containers.UnionOf;
import octavo.objects.containers.WeighedKey;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Access;
import octavo.objects.model.Containers;
import octavo.objects.model.EqualElements;
import octavo.objects.model.HeavyKeys;
import octavo.objects.model.NaturalOrder;
import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;

/** Makes coders of hidden classes for structs, and of ready ones for what holds them. */
public final class EmitEngine {
  private final Map<Shape.Struct, ValueCoder> structs = new IdentityHashMap<>();
  private final Map<Shape.Union, ValueCoder> unions = new IdentityHashMap<>();
  private final HandlesEngine handles = new HandlesEngine();
  private final Set<Shape.Struct> ends = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Structs that lists have. */
  private final Set<Shape.Struct> elements = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Structs wait for their turn: inside one another they might be too many for the stack. */
  private final Queue<Shape.Struct> waiting = new ArrayDeque<>();

  private final List<List<Object>> unfinished = new ArrayList<>();
  private final ForeignCode foreign = new ForeignCode();

  private final Access access;
  private final boolean orHandles;
  private final boolean hasReferences;

  private EmitEngine(Access access, boolean orHandles, boolean hasReferences) {
    this.access = access;
    this.orHandles = orHandles;
    this.hasReferences = hasReferences;
  }

  /**
   * Makes a coder; {@code orHandles} says whether a struct that can have no class goes through
   * handles, {@code hasReferences} whether parts of an object may refer to it, {@code isElement}
   * whether lists may have values of the shape.
   */
  public static ValueCoder of(
      Shape shape, Access access, boolean orHandles, boolean hasReferences, boolean isElement) {
    EmitEngine engine = new EmitEngine(access, orHandles, hasReferences);
    if (isElement) engine.addElement(shape);
    engine.findEnds(shape);
    engine.emitAll(shape);
    for (List<Object> constants : engine.unfinished) {
      constants.replaceAll(it -> it instanceof Shape of ? engine.coder(of) : it);
    }
    return engine.coder(shape);
  }

  /** Adds the structs that messages of a shape may end with. */
  private void findEnds(Shape shape) {
    endWith(shape);
    while (!waiting.isEmpty())
      for (Shape.Part part : waiting.remove().parts()) endWith(part.shape());
  }

  private void endWith(Shape shape) {
    if (shape instanceof Shape.Nullable it) endWith(it.of());
    if (shape instanceof Shape.Struct it && ends.add(it)) waiting.add(it);
  }

  private void addElement(Shape shape) {
    if (shape instanceof Shape.Struct it) elements.add(it);
  }

  /** Makes the classes of all structs in a shape, once it is known which are elements. */
  private void emitAll(Shape shape) {
    List<Shape.Struct> found = new ArrayList<>();
    find(shape);
    while (!waiting.isEmpty()) {
      Shape.Struct next = waiting.remove();
      found.add(next);
      for (Shape.Part part : next.parts()) find(part.shape());
    }
    for (Shape.Struct struct : found) structs.put(struct, struct(struct));
  }

  private void find(Shape shape) {
    if (shape instanceof Shape.Nullable it) find(it.of());
    if (shape instanceof Shape.Converted it) find(it.of());
    if (shape instanceof Shape.Sequence it) {
      addElement(it.element());
      find(it.element());
    }
    if (shape instanceof Shape.Mapping it) {
      find(it.key());
      find(it.value());
    }
    if (shape instanceof Shape.Union it) it.cases().forEach(this::find);
    if (!(shape instanceof Shape.Struct struct) || structs.containsKey(struct)) return;
    structs.put(struct, null);
    waiting.add(struct);
  }

  /** A hidden class, or handles where there can be none. */
  private ValueCoder struct(Shape.Struct shape) {
    List<Object> constants = new ArrayList<>();
    try {
      if (shape.hasOtherParts()) return rearranging(shape, constants);
      boolean isMessage = !hasReferences && ends.contains(shape);
      boolean isElement = elements.contains(shape);
      ValueCoder coder =
          new StructEmitter(shape, constants, access, hasReferences, isMessage, isElement).make();
      unfinished.add(constants);
      return coder;
    } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
      if (!orHandles) throw new IllegalStateException(e);
      return handles.coder(shape);
    }
  }

  private ValueCoder rearranging(Shape.Struct shape, List<Object> constants)
      throws ReflectiveOperationException {
    boolean hasObjects = shape.type() != Void.class; // else they end in an error
    if (!hasObjects || !haveCode(shape.parts()) || !foreign.isWithinLimit(shape))
      return handles.coder(shape);
    ValueCoder tuple = new TupleEmitter(shape.sections(), shape.isOpen(), constants).make();
    unfinished.add(constants);
    long skipped = shape.parts().stream().filter(it -> it.shape() instanceof Shape.Skipped).count();
    return new Rearranging(tuple, shape.elements(), shape.elements().absent() + (int) skipped);
  }

  private ValueCoder coder(Shape shape) {
    ValueCoder coder = emitted(shape);
    return coder == null ? handles.coder(shape) : coder;
  }

  /** The coder of lone values, or null: handles write them. */
  private ValueCoder emitted(Shape shape) {
    if (shape instanceof Shape.Any it) return it.coder();
    if (shape instanceof Shape.Weighed it) return new WeighedKey(coder(it.of()));
    if (shape instanceof Shape.Struct it) return structs.get(it);
    if (shape instanceof Shape.Union it) return unions.computeIfAbsent(it, this::union);
    if (shape instanceof Shape.Sequence it)
      return it.type().isArray() ? array(it) : written(it.type(), list(it));
    if (shape instanceof Shape.Mapping it) return written(it.type(), map(it));
    if (shape instanceof Shape.Tuple it) return tuple(parts(it));
    if (shape instanceof Shape.Converted it && !it.isOptional()) return converting(it);
    if (shape instanceof Shape.Plain it) return plain(it);
    if (shape instanceof Shape.Uuid) return new LoneUuid();
    boolean hasHeader =
        shape instanceof Shape.Named
            || shape instanceof Shape.Nullable
            || shape instanceof Shape.Converted;
    return hasHeader ? lone(shape) : null;
  }

  private ValueCoder union(Shape.Union shape) {
    return UnionOf.of(shape, shape.cases().stream().map(this::coder).toList());
  }

  private ValueCoder plain(Shape.Plain shape) {
    return switch (shape.schema()) {
      case STR -> new LoneText();
      case BYTES -> new LoneBytes();
      case SHARED -> new LoneShared();
      case DYNAMIC -> null;
      default -> lone(shape);
    };
  }

  private ValueCoder lone(Shape shape) {
    ValueCoder tuple = tuple(List.of(new Shape.Part(null, shape, null)));
    return tuple == null ? null : new Lone(tuple);
  }

  /** The coder of values that others are written for, by one class if these are a tuple. */
  private ValueCoder converting(Shape.Converted shape) {
    if (shape.of() instanceof Shape.Tuple it) {
      List<Shape.Part> parts = parts(it);
      ValueCoder tuple =
          tuple(parts, new ConvertedEmitter(parts, shape.conversion(), new ArrayList<>()));
      if (tuple != null) return tuple;
    }
    return new Converting(coder(shape.of()), shape.conversion());
  }

  private static List<Shape.Part> parts(Shape.Tuple shape) {
    List<Shape.Part> parts = new ArrayList<>();
    for (Shape of : shape.of()) parts.add(new Shape.Part(Integer.toString(parts.size()), of, null));
    return parts;
  }

  private ValueCoder map(Shape.Mapping shape) {
    var maker = Containers.mapMaker(shape.type(), shape.key().type(), access);
    boolean hasTrees = Collisions.hasTrees(maker.apply(0).getClass());
    if (hasTrees && areBoth(shape, Scalar.STR)) return new MapOfTexts(maker);
    ValueCoder entry = entry(HeavyKeys.weighed(shape.key()), shape.value());
    if (entry == null) return null;
    if (hasTrees && isOrdered(shape.key())) return new MapOf(entry, maker);
    ValueCoder counted = new MapOfCounted(entry, HeavyKeys.areOf(shape.key()), maker);
    return hasTrees && areBoth(shape, Scalar.SHARED) ? new MapOfShared(counted, maker) : counted;
  }

  private static boolean areBoth(Shape.Mapping shape, Scalar scalar) {
    return shape.key().isPlain(scalar) && shape.value().isPlain(scalar);
  }

  /** Whether keys of one hash code are found in a tree by their order. */
  private static boolean isOrdered(Shape key) {
    return key.isPlain(Scalar.STR) || isInteger(key);
  }

  private ValueCoder entry(Shape key, Shape value) {
    List<Shape.Part> parts =
        List.of(new Shape.Part("key", key, null), new Shape.Part("value", value, null));
    return tuple(parts, new EntryEmitter(parts, new ArrayList<>()));
  }

  /** The coder of arrays of so many parts, or null where there is none. */
  private ValueCoder tuple(List<Shape.Part> parts) {
    return tuple(parts, new TupleEmitter(parts, new ArrayList<>()));
  }

  private ValueCoder tuple(List<Shape.Part> parts, TupleEmitter emitter) {
    if (!haveCode(parts)) return null;
    try {
      ValueCoder coder = emitter.make();
      emitter.constants.replaceAll(it -> it instanceof Shape of ? coder(of) : it);
      return coder;
    } catch (ReflectiveOperationException | LinkageError e) {
      if (!orHandles) throw new IllegalStateException(e);
      return null;
    }
  }

  /**
   * What writes a copy of values that other threads may change, and looks at what some differ in.
   */
  private ValueCoder written(Class<?> type, ValueCoder of) {
    if (of == null) return null;
    boolean isShared = type.getPackageName().equals("java.util.concurrent");
    ValueCoder written = isShared ? new Copying(of) : of;
    if (EqualElements.areLost(type)) return new CheckedFirst(written, EqualElements::check);
    Consumer<Object> order = NaturalOrder.check(type, access);
    return order == null ? written : new CheckedFirst(written, order);
  }

  private ValueCoder list(Shape.Sequence shape) {
    Class<?> element = shape.element().type();
    var maker = Containers.collectionMaker(shape.type(), element, access);
    boolean isCopied = Containers.isCopiedOnWrite(shape.type());
    ValueCoder list = isCopied ? list(shape.element()) : list(shape.element(), maker);
    if (list == null) return null;
    if (shape.type() == Iterable.class) return new Iterated(list);
    return isCopied ? new CopiedOnWrite(shape.type(), list, maker) : list;
  }

  private ValueCoder list(Shape element) {
    return list(element, size -> new ArrayList<>(Reader.room(size)));
  }

  /** The coder of lists of such elements, or null. */
  private ValueCoder list(Shape element, IntFunction<Object> maker) {
    if (element.isPlain(Scalar.STR)) return new ListOfTexts(maker);
    if (element.isPlain(Scalar.VI32)) return new ListOfInts(maker);
    if (element.isPlain(Scalar.VI64)) return new ListOfLongs(maker);
    if (element.isPlain(Scalar.BOOL)) return new ListOfBools(maker);
    boolean isOptional = element instanceof Shape.Nullable;
    Shape present = element instanceof Shape.Nullable it ? it.of() : element;
    if (present instanceof Shape.Converted it && (it.isOptional() || isInteger(it.of())))
      return converted(it, isOptional, maker);
    if (isOptional && present.isPlain(Scalar.VI32)) return new ListOfOptionalIntegers(false, maker);
    if (isOptional && present.isPlain(Scalar.VI64)) return new ListOfOptionalIntegers(true, maker);
    ValueCoder of = element(present);
    if (of == null) return null;
    return isOptional
        ? new ListOfOptional(of, minSize(present), maker)
        : new ListOf(of, minSize(present), maker);
  }

  /** Whether values share a width, as those of a list of {@code Integer} or {@code Long}. */
  private static boolean isInteger(Shape shape) {
    return shape.isPlain(Scalar.VI32) || shape.isPlain(Scalar.VI64);
  }

  /** The coder of lists of values, or of null, that others are written for in a list, or null. */
  private ValueCoder converted(
      Shape.Converted element, boolean isOptional, IntFunction<Object> maker) {
    Shape wire = element.of();
    ValueCoder list = list(isOptional ? Shape.Nullable.of(wire, wire.type()) : wire);
    if (list == null) return null;
    boolean isOther = maker.apply(0).getClass() != ArrayList.class;
    return new ListOfConverted(
        list, element.conversion(), isInteger(wire), isOptional, isOther ? maker : null);
  }

  private ValueCoder array(Shape.Sequence shape) {
    Shape element = shape.element();
    Class<?> component = shape.type().getComponentType();
    if (!component.isPrimitive()) {
      ValueCoder list = list(element);
      boolean mayHaveItself = hasReferences && !isScalar(element);
      return list == null ? null : new ArrayOf(component, list, mayHaveItself);
    }
    if (element.isPlain(Scalar.BOOL)) return new ArrayOfBools();
    if (element.isPlain(Scalar.VI32)) return new ArrayOfInts();
    if (element.isPlain(Scalar.VI64)) return new ArrayOfLongs();
    return element(element) instanceof Fixed it ? new ArrayOfFixed(it) : null;
  }

  /** Whether elements are numbers or texts, converted or not: before them may be a width. */
  private static boolean isScalar(Shape element) {
    if (element instanceof Shape.Nullable it) return isScalar(it.of());
    if (element instanceof Shape.Converted it) return isScalar(it.of());
    return element.schema() instanceof Scalar;
  }

  /** The coder of each of many values, or null if they share a width or are bits. */
  private ValueCoder element(Shape shape) {
    if (shape instanceof Shape.Nullable) return null;
    if (shape instanceof Shape.Converted it && !(it.of() instanceof Shape.Tuple)) {
      ValueCoder of = element(it.of());
      return of == null ? null : new Converting(of, it.conversion());
    }
    if (!(shape instanceof Shape.Plain plain)) return coder(shape);
    Scalar type = plain.schema();
    if (!type.isFixed()) return type.hasLengthCode() || type == Scalar.SHARED ? plain(plain) : null;
    Fixed fixed = Fixed.of(plain.type());
    return fixed != null && fixed.size() == type.size ? fixed : null;
  }

  /** Bytes that each of many values takes at least. */
  private static int minSize(Shape shape) {
    return shape.schema() instanceof Scalar type && type.isFixed() ? type.size : 1;
  }

  private static boolean haveCode(List<Shape.Part> parts) {
    return parts.stream().allMatch(it -> hasCode(it.shape()));
  }

  /** Whether there is code for such a part of a tuple. */
  private static boolean hasCode(Shape shape) {
    if (shape instanceof Shape.Nullable it) return hasCode(it.of());
    if (shape instanceof Shape.Converted it) return hasCode(it.of());
    if (shape instanceof Shape.Skipped it) return hasCode(it.of());
    if (shape instanceof Shape.Plain it && it.schema().isCompressed())
      return it.schema().maxWidth == Integer.BYTES || it.schema().maxWidth == Long.BYTES;
    return !(shape instanceof Shape.Bits);
  }
}
