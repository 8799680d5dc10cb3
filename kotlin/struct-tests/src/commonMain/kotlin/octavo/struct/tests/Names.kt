package octavo.struct.tests

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.Transient
import octavo.struct.Name
import octavo.struct.Struct
import kotlin.js.JsName

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

/** Properties with names that JavaScript has for itself, that it is told to use, and that differ only in case. */
@Struct
@Serializable
@Suppress("ktlint:standard:property-naming", "PropertyName")
public data class JavaScriptNames(
    @JsName("renamed") val name: Int,
    val Name: String,
    val NAME: List<Int>,
    val default: Int,
    val `typeof`: String,
    val function: List<String>,
    val prototype: Int?,
    val constructor: Point,
    val arguments: Map<String, Int>,
    val `__proto__`: Int,
    val hasOwnProperty: String?,
    val `toString`: Int,
    val length: Int,
)

/** Has properties of other classes, which are called as its own. */
@Struct
@Serializable
public data class Extended(val name: String, val size: Int) {
    private val Int.name: Int get() = this
    internal val String.size: String get() = this + name + 1.name
}

/** Properties of which two each would have one setter. */
@Struct
@Serializable
public data class Setters(
    val open: Boolean,
    val isOpen: Boolean,
    val isNew: Int = 1,
    val new: Int = isNew,
    val `is`: String,
    val _isOpen: String,
)

@Struct
@Serializable
public data class Transients(
    val kept: Int,
    @Transient val kotlinx: Int = 1,
    @octavo.struct.Transient @Transient val ours: Int = 2,
    val last: Int,
)
