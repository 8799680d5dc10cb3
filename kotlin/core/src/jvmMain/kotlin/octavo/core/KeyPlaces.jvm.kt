package octavo.core

internal actual fun keyPlaces(capacity: Int): KeyPlaces = HashPlaces()

internal actual val tablesDoubleForCrowds: Boolean = false
