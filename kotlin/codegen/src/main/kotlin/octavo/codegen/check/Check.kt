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
            VersionsArePositive,
            MarksHaveEffect,
            PropertyNamesDiffer,
            AccessorGettersDiffer,
            EntryNamesDiffer,
            OneEntryIsUnknown,
            EnumsHaveEntries,
            NamesHaveNoZero,
            NamesAreText,
            DiscriminatorIsFree,
            SubclassesAreStructs,
            SubclassNamesAreNames,
        )

        /** Returns every fault of every one of [structs], in the order of the sources. */
        public fun faults(structs: Collection<Struct>): List<Fault> =
            (structs.flatMap { struct -> all.flatMap { it.faults(struct) } } + faultsAmong(structs))
                .distinct()
                .sortedWith(compareBy({ it.location.file }, { it.location.line }, { it.message }))

        private fun faultsAmong(structs: Collection<Struct>) =
            GeneratedNamesDiffer.faults(structs) + StructNamesDiffer.faults(structs) + KeysHaveEquality(structs).faults() +
                ValuesEnd(structs).faults()
    }
}
