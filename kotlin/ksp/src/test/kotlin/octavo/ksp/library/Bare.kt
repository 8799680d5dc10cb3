package octavo.ksp.library

import octavo.struct.Struct

/** A struct of a module without the processor. */
@Struct
public data class Bare(val x: Int)

/** A struct of a module that does not depend on pack. */
@Struct
public data class HalfBare(val x: Int)

public object HalfBareFlexCoder
