package shop

import octavo.struct.Name
import octavo.struct.Struct

@Struct
class Names(val `class`: Int, val `two words`: List<Int>, @Name("\$price") val struct: String, val structByteLength: Int) {
    @Struct
    class Fields(val value: Int?)
}
