package shop

import octavo.struct.Struct
import octavo.struct.Transient

@Struct
class Account(
    val id: Int,
    @Deprecated("use id", level = DeprecationLevel.ERROR) val old: Int = id,
    @Deprecated("use id", level = DeprecationLevel.HIDDEN) val older: Int = id,
    @Deprecated("use id", level = DeprecationLevel.HIDDEN) @Transient val oldest: Int = id,
)

@Struct
class Closed
@Deprecated("use Account", level = DeprecationLevel.HIDDEN)
constructor(val id: Int)
