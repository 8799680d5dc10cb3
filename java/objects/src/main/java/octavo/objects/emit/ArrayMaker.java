package octavo.objects.emit;

import java.util.List;

/** Makes the code that makes arrays of their parts. */
record ArrayMaker(int size) implements Maker {
  @Override
  public void make(Code code, List<FieldCode> fields) {
    int array = code.local(Object.class);
    target(code);
    code.astore(array);
    store(code, array, fields);
    finish(code, array);
  }

  @Override
  public void target(Code code) {
    code.push(size).newArray();
  }

  @Override
  public void store(Code code, int target, List<FieldCode> fields) {
    int array = code.local(Object.class);
    code.aload(target).cast(Object[].class).astore(array);
    for (FieldCode field : fields) field.access.store(code, array, field.value());
  }

  @Override
  public void finish(Code code, int target) {
    code.aload(target);
  }
}
