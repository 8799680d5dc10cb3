package octavo.benchmarks.structs

import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import octavo.benchmarks.model.Subject
import octavo.benchmarks.model.Subjects
import org.openjdk.jmh.infra.Blackhole
import java.io.File

/** Rivals in one JVM that take turns, a batch a round: what disturbs the machine disturbs them alike. */
public class Duel private constructor(private val subject: String, private val name: String, private val tasks: List<Task>) {
    /** Sizes in bytes of what the rivals encode, by name. */
    private var sizes: Map<String, Int> = emptyMap()

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
    public fun warmUp(hole: Blackhole) {
        val started = System.nanoTime()
        var compiled = Compiler.millis()
        var quietSince = started
        do {
            round(hole)
            val now = System.nanoTime()
            if (Compiler.millis() != compiled) {
                compiled = Compiler.millis()
                quietSince = now
            }
        } while (now - quietSince < QUIET_NANOS && now - started < MAX_WARM_UP_NANOS)
    }

    public fun round(hole: Blackhole): Unit = tasks.forEach { it.batch(hole) }

    /** Writes SUBJECT-DUEL.json into [folder]. */
    public fun write(folder: String, hole: Blackhole) {
        val result =
            Result(subject, name, tasks.associate { it.name to it.medianNanos }, tasks.associate { it.name to it.allocated(hole) }, sizes)
        File(folder, "$subject-$name.json").writeText(Json.encodeToString(result))
    }

    public companion object {
        private const val QUIET_NANOS = 1_000_000_000L
        private const val MAX_WARM_UP_NANOS = 20_000_000_000L

        /** Makes the duel of that [name] for the subject named; throws [IllegalStateException] when a rival does not round-trip. */
        @JvmStatic
        public fun of(subject: String, name: String): Duel {
            val subjectNamed = Subjects.named(subject)
            val contestants = contestants(subjectNamed, name).map { it.verified() }
            return Duel(subject, name, contestants.flatMap { it.tasks() }).also { it.sizes = contestants.associate { rival -> rival.size } }
        }

        /** Formats that share a serializer's compiled code stand apart: each would slow the other down. */
        private fun contestants(subject: Subject<*>, duel: String): List<Contestant<*>> = when (duel) {
            "coders" -> listOf(subject.json(), subject.smile(), subject.workload.flatbuffersJava())
            "serializer" -> listOf(subject.json())
            "formats" -> listOf(subject.cbor(), subject.protoBuf())
            else -> error("no duel $duel")
        }
    }
}
