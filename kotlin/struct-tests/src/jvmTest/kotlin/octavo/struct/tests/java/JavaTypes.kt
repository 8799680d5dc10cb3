package octavo.struct.tests.java

import octavo.struct.Struct
import java.time.DayOfWeek
import java.util.UUID

/** Every type of Java's that a struct may have as it is. */
@Struct
internal data class JavaTypes(
    val uuid: UUID,
    val maybe: UUID?,
    val uuids: List<UUID>,
    val holes: Set<UUID?>,
    val byUuid: Map<UUID, UUID?>,
    val day: DayOfWeek,
)

@Struct
internal data class Uuid(val u: UUID)
