package octavo.core

internal actual fun keyPlaces(capacity: Int): KeyPlaces = MirroredPlaces(capacity)

internal actual val tablesDoubleForCrowds: Boolean = true
