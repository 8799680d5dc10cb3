package octavo.flex.inspect

import octavo.flex.FlexType
import octavo.flex.JsonPointer

/**
 * A value of a [FlexLayout].
 *
 * @property parent the map or vector that contains it; null for the root
 * @property key its key, if [parent] is a map
 * @property index its place in [parent], from 0; 0 for the root
 * @property type its type
 * @property byteWidth the bytes of each of its slots or elements, or of the scalar itself
 * @property position the byte offset of its first slot, element or byte, or of the scalar itself if it is in its container
 * @property count the number of its entries, elements or bytes; 1 for a scalar
 */
public class FlexNode internal constructor(
    public val parent: FlexNode?,
    public val key: String?,
    public val index: Int,
    public val type: FlexType,
    public val byteWidth: Int,
    public val position: Int,
    public val count: Int,
) {
    /** The name of the type: `int`, `indirect float`, `bool vector`. */
    public val typeName: String get() = nameOf(type)

    /** Null before the first: most values have none. */
    private var mutableChildren: ArrayList<FlexNode>? = null

    /** The values in this map or untyped vector, in order; empty if they are listed under [original]. */
    public val children: List<FlexNode> get() = mutableChildren.orEmpty()

    /** The first value that refers to the same bytes; null if this is the first. */
    public var original: FlexNode? = null
        internal set

    /** The place in the document as a JSON Pointer; "" is the root. */
    public val path: String
        get() = generateSequence(this) { it.parent }.toList().asReversed().drop(1).joinToString("") { it.step }

    private val step: String get() = if (key == null) "/$index" else JsonPointer.step(key)

    internal fun add(child: FlexNode) {
        val children = mutableChildren ?: ArrayList<FlexNode>().also { mutableChildren = it }
        children += child
    }
}
