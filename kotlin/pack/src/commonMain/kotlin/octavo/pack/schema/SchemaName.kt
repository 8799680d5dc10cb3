package octavo.pack.schema

/** How a name stands in the text of a schema: rule 1.3. */
internal object SchemaName {
    fun spell(name: String, out: StringBuilder) {
        if (isBare(name)) {
            out.append(name)
            return
        }
        out.append('"')
        for (char in name) {
            when {
                char == '"' || char == '\\' -> out.append('\\').append(char)
                char < ' ' -> out.append("\\u00").append(char.code.toString(16).padStart(2, '0'))
                else -> out.append(char)
            }
        }
        out.append('"')
    }

    fun isBare(name: String): Boolean = name.isNotEmpty() && name.all(::isBare) && name[0] !in '0'..'9'

    fun isBare(char: Char): Boolean = char in 'a'..'z' || char in 'A'..'Z' || char in '0'..'9' || char == '_'
}
