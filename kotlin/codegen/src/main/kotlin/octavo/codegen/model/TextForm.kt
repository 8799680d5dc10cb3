package octavo.codegen.model

/**
 * How a type of a standard library becomes text and back.
 *
 * @property format the call that makes the text of a value, such as `toString()`
 * @property parse the call on the type, or on its companion, that reads the text
 */
public enum class TextForm(public val format: String, public val parse: String) {
    /** Types whose toString is what their parse reads. */
    PLAIN("toString()", "parse"),

    /** A Duration as ISO 8601 has it. */
    DURATION("toIsoString()", "parseIsoString"),

    /** A time zone by its id. */
    ZONE("id", "of"),

    /** A UUID of Java. */
    JAVA_UUID("toString()", "fromString"),
    ;

    public companion object {
        private val plain = listOf("LocalDate", "LocalTime", "LocalDateTime", "YearMonth", "UtcOffset", "DatePeriod", "DateTimePeriod")

        private val byType = plain.associate { "kotlinx.datetime.$it" to PLAIN } + mapOf(
            "kotlin.time.Instant" to PLAIN,
            "kotlin.uuid.Uuid" to PLAIN,
            "kotlin.time.Duration" to DURATION,
            "kotlinx.datetime.TimeZone" to ZONE,
            "java.util.UUID" to JAVA_UUID,
        )

        /** Returns the form of the type with this qualified name, or null. */
        public fun of(qualifiedName: String): TextForm? = byType[qualifiedName]
    }
}
