package octavo.benchmarks.structs

import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import octavo.benchmarks.measure.Task
import octavo.benchmarks.model.Subjects
import java.io.File
import kotlin.random.Random

/**
 * Rivals in one JVM that take turns, a batch a round: what disturbs the machine disturbs them alike. Each round has another order, since
 * the same code is quicker twice in a row.
 */
public class Duel private constructor(
    private val subject: String,
    private val name: String,
    private val tasks: List<Task>,
    private val sizes: Map<String, Int>,
) {
    private val random = Random(1)

    /** What a duel found: by task the median time and the bytes allocated, by rival the size. */
    @Serializable
    private class Result(
        val subject: String,
        val duel: String,
        val nanos: Map<String, Double>,
        val allocated: Map<String, Long>,
        val sizes: Map<String, Int>,
    )

    /** Forgets the rounds so far. */
    public fun restart(): Unit = tasks.forEach(Task::restart)

    /** Runs rounds until the compiler has been quiet for a while: on a busy machine that takes long. */
    public fun warmUp() {
        val started = System.nanoTime()
        var compiled = Compiler.millis()
        var quietSince = started
        do {
            round()
            val now = System.nanoTime()
            if (Compiler.millis() != compiled) {
                compiled = Compiler.millis()
                quietSince = now
            }
        } while (now - quietSince < QUIET_NANOS && now - started < MAX_WARM_UP_NANOS)
    }

    public fun round(): Unit = tasks.shuffled(random).forEach { it.batch() }

    /** Writes SUBJECT-DUEL.json into [folder]. */
    public fun write(folder: String) {
        val result =
            Result(subject, name, tasks.associate { it.name to it.medianNanos }, tasks.associate { it.name to it.allocated() }, sizes)
        File(folder, "$subject-$name.json").writeText(Json.encodeToString(result))
    }

    public companion object {
        private const val QUIET_NANOS = 1_000_000_000L
        private const val MAX_WARM_UP_NANOS = 20_000_000_000L

        /** Makes the duel of that [name] for the subject named; throws [IllegalStateException] when a rival does not round-trip. */
        @JvmStatic
        public fun of(subject: String, name: String): Duel {
            val of = Subjects.named(subject)
            if (name == "fields") return Duel(subject, name, of.fieldTasks(), emptyMap())
            if (name == "trees") return Duel(subject, name, of.workload.treeTasks(), emptyMap())
            val rivals = of.rivals(name)
            return Duel(subject, name, rivals.flatMap { it.tasks() }, rivals.associate { it.size })
        }
    }
}
