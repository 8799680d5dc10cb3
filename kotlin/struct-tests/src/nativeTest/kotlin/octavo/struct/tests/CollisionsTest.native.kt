package octavo.struct.tests

internal actual val keepsTextsInOrder: Boolean = false

internal actual val tablesDouble: Boolean = true

internal actual val hasTimeForSerializers: Boolean = false
