package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** The declaration is one that a coder can construct: the front end has looked. */
internal object DeclarationIsSupported : Check {
    override fun faults(struct: Struct): List<Fault> = struct.declaration.faults
}
