package octavo.benchmarks.measure

import kotlin.time.Duration
import kotlin.time.TimeSource

/** Runs the tasks for [duration], a batch of each in turn: what disturbs the machine disturbs them alike. */
public fun List<Task>.takeTurns(duration: Duration) {
    val start = TimeSource.Monotonic.markNow()
    while (isNotEmpty() && start.elapsedNow() < duration) forEach(Task::batch)
}
