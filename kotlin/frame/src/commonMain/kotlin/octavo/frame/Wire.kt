package octavo.frame

/** The wires of messages in frames; [code] is the wire's number in the lead byte. */
public enum class Wire(internal val code: Int) {
    FLEX(1),
    PACK(2),
    PROTO(3),
    ;

    internal companion object {
        private val byCode = entries.associateBy { it.code }

        fun of(code: Int): Wire? = byCode[code]
    }
}
