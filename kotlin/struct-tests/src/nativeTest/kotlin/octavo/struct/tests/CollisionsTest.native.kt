package octavo.struct.tests

internal actual val keepsTextsInOrder: Boolean = false

internal actual val tablesDouble: Boolean = true
