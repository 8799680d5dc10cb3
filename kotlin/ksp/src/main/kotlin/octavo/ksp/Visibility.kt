package octavo.ksp

import com.google.devtools.ksp.isPrivate
import com.google.devtools.ksp.isProtected
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.Modifier

/** Tells what generated code cannot name: also what is internal in another module, unless this one [seesInternals], as tests do. */
internal class Visibility(private val seesInternals: Boolean) {
    fun hides(declaration: KSDeclaration): Boolean = declaration.isPrivate() || declaration.isProtected() ||
        declaration.isHidden || (Modifier.INTERNAL in declaration.modifiers && isElsewhere(declaration))

    /** Returns what a hidden [declaration] has to be. */
    fun wanted(declaration: KSDeclaration): String = when {
        declaration.isHidden -> "of another DeprecationLevel than HIDDEN"
        isElsewhere(declaration) -> "public"
        else -> "internal or public"
    }

    private fun isElsewhere(declaration: KSDeclaration) = declaration.containingFile == null && !seesInternals
}
