package octavo.flex

/** A map was given the same key twice. */
public class DuplicateKeyException(public val key: String) : IllegalArgumentException("duplicate key \"$key\"")
