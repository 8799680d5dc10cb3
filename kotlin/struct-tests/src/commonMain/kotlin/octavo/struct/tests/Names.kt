package octavo.struct.tests

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.Transient
import octavo.struct.Name
import octavo.struct.Struct

/** Properties with the names of keywords, with odd characters, and with names that generated code would like to have. */
@Struct
@Serializable
public data class Names(
    val `class`: Int,
    val `fun`: Int,
    val `in`: List<Int>,
    val `two words`: String,
    val dollar: Int,
    @SerialName("\$price") val price: Int,
    @SerialName("naïve \"quoted\" \\ key") val odd: Int,
    @Name("renamed") @SerialName("renamed") val first: Int,
    val struct: Int,
    val value: Int,
    val from: Int,
    val to: Int,
    val at: Int,
    val width: Int,
    val base: String,
    val baseByteLength: Int,
    val shape: Point,
    val start: Int,
    val it: Int?,
    val toStringed: Int,
)

@Struct
@Serializable
public data class Transients(
    val kept: Int,
    @Transient val kotlinx: Int = 1,
    @octavo.struct.Transient @Transient val ours: Int = 2,
    val last: Int,
)
