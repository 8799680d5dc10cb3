package octavo.objects.handles;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Supplier;
import octavo.objects.handles.Body.Member;
import octavo.objects.handles.BytesNode.Place;
import octavo.objects.handles.ColumnsNode.Column;
import octavo.objects.model.Absent;
import octavo.objects.model.HeavyKeys;
import octavo.objects.model.Layout;
import octavo.objects.model.Shape;
import octavo.objects.schema.Scalar;
import octavo.objects.schema.Schema;

/** Makes the nodes of a shape. */
final class Nodes {
  private final Map<Shape, Node> declared = new IdentityHashMap<>();

  /** Structs wait for their turn: inside one another they might be too many for the stack. */
  private final Queue<Runnable> unfinished = new ArrayDeque<>();

  /** The node of a message. */
  Node root(Shape shape) {
    Node root = lone(shape);
    while (!unfinished.isEmpty()) unfinished.remove().run();
    return root;
  }

  /** The node of a value on its own. */
  private Node lone(Shape shape) {
    if (shape instanceof Shape.Skipped it) return new SkippedNode(lone(it.of()));
    if (shape instanceof Shape.Plain it && it.schema().hasLengthCode())
      return bytes(it, Place.LONE);
    if (shape instanceof Shape.Converted it && !it.isOptional())
      return new ConvertedNode(lone(it.of()), it.conversion());
    return isTupleAlone(shape)
        ? new LoneNode(body(List.of(new Shape.Part(null, shape, null))))
        : inside(shape);
  }

  private static boolean isTupleAlone(Shape shape) {
    if (shape instanceof Shape.Plain plain)
      return plain.schema() != Scalar.SHARED && plain.schema() != Scalar.DYNAMIC;
    return shape instanceof Shape.Converted
        || shape instanceof Shape.Named
        || shape instanceof Shape.Bits
        || shape instanceof Shape.Nullable;
  }

  /** The node of a value in a struct that has its code. */
  private Node inside(Shape shape) {
    if (shape instanceof Shape.Plain it) return plain(it);
    if (shape instanceof Shape.Named it) return new IndexNode(it.constants());
    if (shape instanceof Shape.Bits it) return new BitsNode(it.schema().names().size());
    if (shape instanceof Shape.Converted it)
      return new ConvertedNode(inside(it.of()), it.conversion());
    if (shape instanceof Shape.Uuid) return new UuidNode();
    if (shape instanceof Shape.Sequence it)
      return new SequenceNode(run(it.element()), it.elements(), it.type());
    if (shape instanceof Shape.Array it)
      return new ArrayNode(run(it.element()), it.schema().size(), it.elements());
    if (shape instanceof Shape.Mapping it) return mapping(it);
    if (shape instanceof Shape.Any it) return new AnyNode(it.coder());
    if (shape instanceof Shape.Weighed it) return new WeighedNode(inside(it.of()));
    if (shape instanceof Shape.Tuple it) return tuple(it);
    if (shape instanceof Shape.Columns it) return columns(it);
    if (shape instanceof Shape.Struct it) return it.isOpen() ? open(it) : struct(it);
    return union((Shape.Union) shape);
  }

  private static Node plain(Shape.Plain shape) {
    Scalar type = shape.schema();
    if (type.isCompressed()) return new CompressedNode(type, shape.type());
    return switch (type) {
      case BOOL -> new BoolNode();
      case F32, F64 -> new FloatNode(type, shape.type());
      case STR, BYTES -> bytes(shape, Place.REQUIRED);
      case SHARED -> new SharedNode();
      case DYNAMIC -> new DynamicNode();
      default -> new FixedNode(type, shape.type());
    };
  }

  private static Node bytes(Shape.Plain shape, Place place) {
    return shape.schema() == Scalar.STR
        ? new BytesNode.OfText(place)
        : new BytesNode.OfBytes(place);
  }

  private Node struct(Shape.Struct shape) {
    Node known = declared.get(shape);
    if (known != null) return known;
    StructNode node = new StructNode(shape.elements());
    declared.put(shape, node);
    unfinished.add(() -> node.of(body(shape.parts())));
    return node;
  }

  private Node open(Shape.Struct shape) {
    Node known = declared.get(shape);
    if (known != null) return known;
    OpenNode node = new OpenNode(shape.elements());
    declared.put(shape, node);
    unfinished.add(() -> node.of(shape.sections().stream().map(this::body).toList()));
    return node;
  }

  private Node union(Shape.Union shape) {
    Node known = declared.get(shape);
    if (known != null) return known;
    Node[] cases = new Node[shape.cases().size()];
    UnionNode node = new UnionNode(cases, shape::indexOf);
    declared.put(shape, node);
    for (int index = 0; index < cases.length; index++)
      cases[index] = inside(shape.cases().get(index));
    return node;
  }

  private Node tuple(Shape.Tuple shape) {
    StructNode node = new StructNode(shape.elements());
    List<Shape.Part> parts = new ArrayList<>();
    for (Shape of : shape.of()) parts.add(new Shape.Part(Integer.toString(parts.size()), of, null));
    node.of(body(parts));
    return node;
  }

  private Node mapping(Shape.Mapping shape) {
    Shape.Part key = new Shape.Part("key", HeavyKeys.weighed(shape.key()), null);
    Shape.Part value = new Shape.Part("value", shape.value(), null);
    boolean areHeavy = HeavyKeys.areOf(shape.key());
    return new MappingNode(body(List.of(key, value)), areHeavy, shape.elements(), shape.type());
  }

  private Node columns(Shape.Columns shape) {
    List<Column> columns = new ArrayList<>();
    for (Shape field : shape.fields()) {
      String name = shape.schema().fields().get(columns.size()).name();
      int alignment = field.schema() instanceof Scalar scalar ? Math.max(1, scalar.size) : 1;
      columns.add(new Column(name, run(field), alignment));
    }
    return new ColumnsNode(columns, shape.elements(), shape.type());
  }

  private Body body(List<Shape.Part> parts) {
    List<Member> members = new ArrayList<>();
    List<Schema> types = new ArrayList<>();
    for (Shape.Part part : parts) {
      members.add(member(part.name(), part.shape(), Absent.of(part)));
      types.add(part.shape().schema());
    }
    return new Body(Layout.of(types), members);
  }

  private Member member(String name, Shape shape, Supplier<Object> absent) {
    if (shape instanceof Shape.Skipped it) return skipped(member(name, it.of(), absent));
    if (shape instanceof Shape.Nullable it)
      return new Member(name, present(it.of()), true, null, absent);
    if (shape instanceof Shape.Converted it && it.of() instanceof Shape.Nullable nullable)
      return new Member(name, present(nullable.of()), true, it.conversion(), absent);
    return new Member(name, inside(shape), false, null, absent);
  }

  private static Member skipped(Member member) {
    Node node = new SkippedNode(member.node());
    return new Member(member.place(), node, member.optional(), null, () -> null);
  }

  /** The node of a value that might not be there. */
  private Node present(Shape shape) {
    if (shape instanceof Shape.Converted it)
      return new ConvertedNode(present(it.of()), it.conversion());
    return shape instanceof Shape.Plain it && it.schema().hasLengthCode()
        ? bytes(it, Place.OPTIONAL)
        : inside(shape);
  }

  private Run run(Shape element) {
    if (element instanceof Shape.Nullable it) return new OptionalRun(run(it.of()));
    if (element instanceof Shape.Converted it && it.isOptional())
      return new ConvertedRun(run(it.of()), it.conversion());
    if (element.schema() == Scalar.BOOL) return new BoolRun(inside(element));
    if (element.schema() instanceof Scalar type && (type.isFixed() || type.isCompressed()))
      return new NodeRun(inside(element), type.size, type.isCompressed());
    return new NodeRun(lone(element), 1, false);
  }
}
