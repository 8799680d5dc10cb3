package octavo.ksp

import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSNode
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeReference
import octavo.codegen.model.Fault
import octavo.codegen.model.TextForm

/** Looks for what the serializer of a struct that has one would do otherwise than its coder, and can be told to do alike. */
internal class SerializerDifferences(private val struct: KSClassDeclaration) {
    fun find(): List<Fault> = if (struct.isSerializedByParts) ofName() + ofEntries(struct) + ofProperties() else emptyList()

    private fun ofName(): List<Fault> =
        if (struct.isSubclass()) listOfNotNull(ofName(struct, struct.qualified, struct.qualified)) else emptyList()

    private fun ofEntries(enum: KSClassDeclaration): List<Fault> = enum.declarations
        .filter { it is KSClassDeclaration && it.classKind == ClassKind.ENUM_ENTRY }
        .mapNotNull { entry ->
            val name = entry.simpleName.asString()
            ofName(entry, "entry `$name`", name)
        }.toList()

    private fun ofProperties(): List<Fault> =
        struct.getDeclaredProperties().filter { it.hasBackingField && !it.isDelegated() }.flatMap { ofProperty(it) }.toList()

    private fun ofProperty(property: KSPropertyDeclaration): List<Fault> {
        val name = property.simpleName.asString()
        val type = property.type.resolve()
        val names = listOfNotNull(ofName(property, "property `$name`", name))
        val isConverted = property.conversion != null
        return when {
            property.isSerialTransient -> emptyList()
            property.isTransient ->
                listOfNotNull(fault(property, "property `$name` is left out", "mark it @kotlinx.serialization.Transient"))
            isConverted && !type.hasSerializer && !property.hasSerializer && !property.type.hasSerializer ->
                listOfNotNull(fault(property, "property `$name` is converted", "give it @Serializable(with = ...)"))
            isConverted -> names
            property.givesSerializer || isGiven(property.type) -> names + listOfNotNull(unasked(property, name))
            else -> names + ofEnums(type)
        }
    }

    private fun unasked(property: KSPropertyDeclaration, name: String): Fault? =
        property.place?.let { Fault(it, "property `$name` has a serializer that its coder does not ask: $CONVERT") }

    /** Whether a serializer is given to [type], its class or a part of it; those of types that are text in messages write that. */
    private fun isGiven(type: KSTypeReference): Boolean {
        val of = type.resolve().expanded()
        val isOwn = of.declaration.givesSerializer && TextForm.of(of.declaration.qualified) == null
        return type.givesSerializer || isOwn || type.element?.typeArguments.orEmpty().mapNotNull { it.type }.any { isGiven(it) }
    }

    private val KSType.hasSerializer: Boolean get() = expanded().declaration.hasSerializer

    /** The enums that a type has need not be structs. */
    private fun ofEnums(type: KSType): List<Fault> {
        val enum = (type.expanded().declaration as? KSClassDeclaration)?.takeIf { it.classKind == ClassKind.ENUM_CLASS }
        return enum?.let { ofEntries(it) }.orEmpty() + type.expanded().arguments.mapNotNull { it.type?.resolve() }.flatMap { ofEnums(it) }
    }

    private fun ofName(at: KSDeclaration, what: String, otherwise: String): Fault? {
        val name = at.ownName ?: return null
        if (name == (at.serialName ?: otherwise)) return null
        return fault(at, "$what is named \"$name\"", "give it @SerialName(\"$name\")")
    }

    /** What is compiled already has been told of where it was compiled. */
    private fun fault(at: KSNode, what: String, cure: String): Fault? = at.place?.let { Fault(it, "$what by its coder alone: $cure, too") }

    private companion object {
        const val CONVERT = "give it @Convert, too, unless both write the same"
    }
}
