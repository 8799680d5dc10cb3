package octavo.struct.tests

import octavo.struct.Struct

/** A hierarchy whose classes have the same property each, as overrides. */
@Struct
public sealed class Named(public open val name: String)

@Struct
public data class Person(override val name: String, val age: Int) : Named(name)

@Struct
public data class Place(val zip: Int, override val name: String) : Named(name)
