package octavo.codegen.check

/** Returns each element whose [key] an earlier one has, behind that earlier one. */
internal fun <T, K> Iterable<T>.repeated(key: (T) -> K): List<Pair<T, T>> =
    groupBy(key).values.flatMap { group -> group.drop(1).map { group.first() to it } }
