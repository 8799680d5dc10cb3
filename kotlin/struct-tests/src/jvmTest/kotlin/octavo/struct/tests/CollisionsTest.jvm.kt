package octavo.struct.tests

internal actual val keepsTextsInOrder: Boolean = true

internal actual val tablesDouble: Boolean = false

internal actual val hasTimeForSerializers: Boolean = true
