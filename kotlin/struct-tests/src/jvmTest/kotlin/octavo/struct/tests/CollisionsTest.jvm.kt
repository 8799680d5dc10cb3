package octavo.struct.tests

internal actual val keepsTextsInOrder: Boolean = true
