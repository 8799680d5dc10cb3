package octavo.objects.emit;

import static org.objectweb.asm.Opcodes.*;

import java.util.LinkedHashMap;
import java.util.Map;
import octavo.objects.OctavoException;
import org.objectweb.asm.Label;

/** Tells errors on their way out which field they come from; costs nothing where there is none. */
final class Places {
  private final Code code;
  private final Runnable toError;
  private final Map<String, Label> handlers = new LinkedHashMap<>();

  /** {@code toError} makes code that turns the exception on the stack into an error. */
  Places(Code code, Runnable toError) {
    this.code = code;
    this.toError = toError;
  }

  /** None: errors are not told where they come from. */
  static Places untold(Code code) {
    return new Places(code, null);
  }

  /** Runs what makes code of a field; one without a name is not told. */
  void within(String name, Runnable body) {
    if (name == null || toError == null) {
      body.run();
      return;
    }
    Label start = new Label();
    Label end = new Label();
    code.mark(start).op(NOP);
    body.run();
    code.mark(end);
    code.guard(start, end, handlers.computeIfAbsent(name, it -> new Label()), Exception.class);
  }

  /** Makes the handlers, behind everything else. */
  void end() {
    handlers.forEach(
        (name, handler) -> {
          code.mark(handler);
          toError.run();
          code.push(name)
              .callOn(OctavoException.class, "within", OctavoException.class, Object.class)
              .op(ATHROW);
        });
  }
}
