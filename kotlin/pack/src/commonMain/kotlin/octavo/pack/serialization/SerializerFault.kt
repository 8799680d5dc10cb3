package octavo.pack.serialization

import kotlinx.serialization.SerializationException

/** A serializer does not do what its descriptor says, whatever the message. */
internal class SerializerFault(message: String) : SerializationException(message)

/** Checks that no values are open at the end: [depth] is how many a serializer has left in the middle, by catching what failed there. */
internal fun checkClosed(depth: Int) {
    if (depth > 0) throw SerializerFault("a serializer goes on inside a value that failed: pack cannot pass over the rest of it")
}
