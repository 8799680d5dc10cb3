package octavo.benchmarks.platforms

import octavo.benchmarks.measure.Task
import octavo.benchmarks.measure.takeTurns
import octavo.benchmarks.model.Subjects
import octavo.benchmarks.model.workloads.WorkloadsCoders
import kotlin.time.Duration.Companion.seconds

private const val MICRO = "micro"

/**
 * Measures the tiers on the subject named by the first argument, or with `micro` the primitive operations, the peers in turns.
 * A second argument picks tasks by a pattern. Prints a line a task: its name, a tab, nanoseconds.
 */
public fun main(args: Array<String>) {
    val (subject, pattern) = args.toList() + "."
    WorkloadsCoders.register()
    val wanted = Regex(pattern)
    val all = if (subject == MICRO) microTasks() else tierTasks(Subjects.named(subject))
    val tasks = all.filter { wanted.containsMatchIn(it.name) }
    tasks.takeTurns(3.seconds)
    tasks.forEach(Task::restart)
    tasks.takeTurns(3.seconds)
    for (task in tasks) println("${task.name}\t${task.medianNanos}")
}
