package octavo.core

import java.nio.Buffer

/** Narrows the buffer to [start, end). Calls what `Buffer` itself declares: older Androids lack the overrides of its subclasses. */
@InternalOctavoApi
public fun <B : Buffer> B.window(start: Int, end: Int): B {
    limit(end)
    position(start)
    return this
}
