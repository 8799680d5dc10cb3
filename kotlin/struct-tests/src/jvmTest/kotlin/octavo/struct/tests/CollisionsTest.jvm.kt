package octavo.struct.tests

internal actual val keepsTextsInOrder: Boolean = true

internal actual val tablesDouble: Boolean = false
