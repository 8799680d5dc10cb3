package octavo.pack.serialization

import kotlinx.serialization.SerializationException

/** A serializer does not do what its descriptor says, whatever the message. */
internal class SerializerFault(message: String) : SerializationException(message)
