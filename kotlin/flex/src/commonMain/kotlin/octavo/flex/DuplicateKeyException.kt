package octavo.flex

/** Thrown when a map is given the same key twice. */
public class DuplicateKeyException(public val key: String) : IllegalArgumentException("duplicate key \"$key\"")
