package octavo.flex.json

/** How JSON text is laid out. */
public enum class JsonStyle {
    /** No white space at all. */
    COMPACT,

    /** An element a line, indented by two spaces a level. */
    PRETTY,
}
