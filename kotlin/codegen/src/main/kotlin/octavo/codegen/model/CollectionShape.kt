package octavo.codegen.model

/** The collections that coders build. */
public enum class CollectionShape {
    LIST,
    SET,
}
