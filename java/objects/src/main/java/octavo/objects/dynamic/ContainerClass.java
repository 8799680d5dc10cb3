package octavo.objects.dynamic;

import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A collection or map of the JDK: what is declared says of which elements. */
final class ContainerClass extends ClassCoder {
  final Container container;
  private final ContainerCoder elements;

  /** {@code elements} is for where nothing is declared. */
  ContainerClass(Container container, ContainerCoder elements) {
    super(container.type, true);
    this.container = container;
    this.elements = elements;
  }

  @Override
  boolean fits(Class<?> declared) {
    return container.fits(declared);
  }

  @Override
  void write(Writer writer, Object value, int depth) {
    elements.write(writer, container, value, depth);
  }

  @Override
  ValueCoder body() {
    throw new IllegalStateException("a container has no body without its tag");
  }
}
