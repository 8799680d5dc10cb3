package octavo.struct.tests.other

import octavo.struct.Struct

/** Is named as a class of the package around it is. */
@Struct
public data class Address(val line: String)
