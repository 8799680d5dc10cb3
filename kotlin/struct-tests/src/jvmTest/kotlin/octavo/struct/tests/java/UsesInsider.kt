package octavo.struct.tests.java

import octavo.struct.Struct
import octavo.struct.tests.Insider

/** Uses what is internal in the sources that these are the tests of. */
@Struct
internal data class UsesInsider(val insider: Insider<Int>)
