package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** One rule that structs must keep, whatever the wire. */
public fun interface Check {
    /** Returns where [struct] breaks the rule. */
    public fun faults(struct: Struct): List<Fault>

    public companion object {
        private val all = listOf(
            DeclarationIsSupported,
            TypesAreSupported,
            TransientNeedsDefault,
            SinceNeedsDefault,
            PropertyNamesDiffer,
            AccessorGettersDiffer,
            EntryNamesDiffer,
            OneEntryIsUnknown,
            NamesHaveNoZero,
            DiscriminatorIsFree,
            SubclassesAreStructs,
            SubclassNamesDiffer,
        )

        /** Returns every fault of every one of [structs], in the order of the sources. */
        public fun faults(structs: List<Struct>): List<Fault> =
            (structs.flatMap { struct -> all.flatMap { it.faults(struct) } } + GeneratedNamesDiffer.faults(structs))
                .distinct()
                .sortedWith(compareBy({ it.location.file }, { it.location.line }, { it.message }))
    }
}
