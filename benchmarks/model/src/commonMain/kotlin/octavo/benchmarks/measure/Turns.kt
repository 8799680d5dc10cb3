package octavo.benchmarks.measure

import kotlin.random.Random
import kotlin.time.Duration
import kotlin.time.TimeSource

/**
 * Runs the tasks for [duration], a batch of each in turn: what disturbs the machine disturbs them alike. No turn has the order of the one
 * before, since what one task leaves behind, in memory and in caches, costs the next.
 */
public fun List<Task>.takeTurns(duration: Duration) {
    val random = Random(seed = 1)
    val start = TimeSource.Monotonic.markNow()
    while (isNotEmpty() && start.elapsedNow() < duration) shuffled(random).forEach(Task::batch)
}
