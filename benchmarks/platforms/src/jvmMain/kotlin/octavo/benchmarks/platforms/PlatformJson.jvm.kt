package octavo.benchmarks.platforms

import octavo.benchmarks.measure.Task

internal actual fun platformJson(json: String): List<Task> = emptyList()
