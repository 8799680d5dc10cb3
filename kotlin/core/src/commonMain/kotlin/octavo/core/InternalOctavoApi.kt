package octavo.core

/** Marks what Octavo's own modules share below the public API; it changes without notice. */
@RequiresOptIn(message = "Internal to Octavo's modules: changes without notice.", level = RequiresOptIn.Level.ERROR)
@Retention(AnnotationRetention.BINARY)
@Target(
    AnnotationTarget.CLASS,
    AnnotationTarget.FUNCTION,
    AnnotationTarget.PROPERTY,
    AnnotationTarget.TYPEALIAS,
    AnnotationTarget.CONSTRUCTOR,
)
public annotation class InternalOctavoApi
