package octavo.conformance.pack

/** Returns the value of a GenericCoder in a form that equals another one if the values are the same. */
internal fun comparable(value: Any?): Any? = when (value) {
    is ByteArray -> "0x" + value.toHexString()
    is Float, is Double -> (value as Number).toDouble().toBits()
    is Long -> "$value"
    is ULong -> "$value"
    is Set<*> -> value.toList()
    is List<*> -> value.map(::comparable)
    is Map<*, *> -> value.mapValues { comparable(it.value) }
    is Pair<*, *> -> comparable(value.first) to comparable(value.second)
    else -> value
}
