package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** A course, its lessons, and what its students handed in. */
@Struct
@Serializable
public data class CourseRoster(
    val courseId: Long,
    val term: String,
    val instructors: List<Long>,
    val modules: List<CourseModule>,
    val students: List<Student>,
)

@Struct
@Serializable
public data class CourseModule(
    val moduleId: Long,
    val title: String,
    val weight: Double,
    val lessons: List<Lesson>,
)

@Struct
@Serializable
public data class Lesson(
    val lessonId: Long,
    val title: String,
    val durationMin: Int,
)

@Struct
@Serializable
public data class Student(
    val studentId: Long,
    val name: String,
    val email: String,
    val lastActiveMs: Long,
    val grades: Map<String, Double>,
    val submissions: List<Submission>,
)

@Struct
@Serializable
public data class Submission(
    val moduleId: Long,
    val score: Double,
    val submittedAtMs: Long,
    val late: Boolean,
)
