package octavo.pack

import java.util.UUID

/** Writes [value]. */
public fun PackWriter.writeUuid(value: UUID): Unit = writeUuid(value.mostSignificantBits, value.leastSignificantBits)

/** Reads a [UUID]. */
public fun PackReader.javaUuid(): UUID = uuid { most, least -> UUID(most, least) }
