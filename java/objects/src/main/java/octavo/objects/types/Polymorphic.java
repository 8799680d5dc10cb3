package octavo.objects.types;

import octavo.objects.model.Shape;

/** Makes shapes of what says itself of which class it is, and knows what may be made. */
public interface Polymorphic {
  /** Throws unless values of the class may be made. */
  void check(Class<?> type);

  /** Values of a class and its subclasses. */
  Shape any(Class<?> declared);

  /** Collections of a class and its subclasses, of elements that are not null. */
  Shape sequence(Class<?> declared, Shape element);

  /** Maps of a class and its subclasses, of keys and values that are not null. */
  Shape mapping(Class<?> declared, Shape key, Shape value);

  /** The shape of values that are hashed or compared: those that are shared count in full. */
  Shape hashed(Shape of);
}
