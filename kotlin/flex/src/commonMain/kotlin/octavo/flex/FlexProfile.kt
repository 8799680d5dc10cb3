package octavo.flex

/** What a builder optimises messages for; every profile writes plain FlexBuffers that any reader accepts. */
public enum class FlexProfile {
    /** Fastest to write and to read: scalars are inline; keys, strings and key vectors are shared. */
    SPEED,

    /** Fewest bytes: widths are planned for each container; see spec/flex.md, "The size profile". */
    SIZE,

    /** The same bytes as the reference C++ builder with its default flags. */
    REFERENCE,
}
