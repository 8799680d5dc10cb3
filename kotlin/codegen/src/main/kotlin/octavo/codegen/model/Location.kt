package octavo.codegen.model

/** A line of the user's sources. */
public data class Location(val file: String, val line: Int) {
    override fun toString(): String = "$file:$line"
}
