package octavo.benchmarks.platforms

import octavo.benchmarks.measure.Task

/** Returns the tasks of the JSON that the platform itself has: reading [json] into plain objects and writing those. */
internal expect fun platformJson(json: String): List<Task>
