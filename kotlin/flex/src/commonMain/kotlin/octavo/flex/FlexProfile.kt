package octavo.flex

/** Chooses what a builder optimises; every profile writes plain FlexBuffers that any reader accepts. */
public enum class FlexProfile {
    /** Scalars inline, the fastest to write and to read; keys, strings and key vectors are shared. */
    SPEED,

    /** Widths planned for each container, the fewest bytes: see spec/flex.md, "The size profile". */
    SIZE,

    /** The bytes of the reference C++ builder with its default flags. */
    REFERENCE,
}
