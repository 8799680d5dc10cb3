package octavo.benchmarks.platforms

import octavo.benchmarks.measure.Task

internal actual fun platformJson(json: String): List<Task> {
    val value = JSON.parse<Any>(json)
    return listOf(
        Task("JSON.stringify encode") { JSON.stringify(value) },
        Task("JSON.parse decode") { JSON.parse<Any>(json) },
    )
}
