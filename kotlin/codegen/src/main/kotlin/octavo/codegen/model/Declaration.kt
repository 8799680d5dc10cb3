package octavo.codegen.model

import com.squareup.kotlinpoet.ClassName

/** What all structs have: where one is declared, and how it and what is generated for it are named. */
public data class Declaration(
    val generated: GeneratedNames,
    /** The type's name in messages. */
    val wireName: String,
    val isInternal: Boolean,
    /** The markers that the declaration opts in to, and the generated code must too. */
    val optIns: List<ClassName>,
    val location: Location,
    /** What the front end found wrong with the declaration itself. */
    val faults: List<Fault>,
)
