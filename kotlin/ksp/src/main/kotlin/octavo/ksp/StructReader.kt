package octavo.ksp

import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.isLocal
import com.google.devtools.ksp.isOpen
import com.google.devtools.ksp.isPrivate
import com.google.devtools.ksp.isProtected
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSPropertyDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSValueParameter
import com.google.devtools.ksp.symbol.Modifier
import com.squareup.kotlinpoet.ParameterizedTypeName
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.CollectionShape
import octavo.codegen.model.CollectionType
import octavo.codegen.model.Declaration
import octavo.codegen.model.EnumEntry
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.Location
import octavo.codegen.model.ObjectStruct
import octavo.codegen.model.Property
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct
import octavo.codegen.model.StructType
import octavo.codegen.model.Subclass
import octavo.codegen.model.Type
import octavo.codegen.model.UnsupportedType
import octavo.codegen.model.isNullable

/**
 * Reads a declaration, of which [type] is the concrete type and [names] what is generated for it, into the model. One that is compiled
 * already is as if it stood at [use].
 */
internal class StructReader(
    private val declaration: KSClassDeclaration,
    private val type: KSType,
    names: GeneratedNames,
    private val types: TypeReader,
    private val use: Location,
    private val isRow: Boolean = false,
) {
    private val faults = ArrayList<Fault>()
    private val optIns = ArrayList(type.optIns)
    private val typeName = type.toTypeName()
    private val about = Declaration(
        names,
        declaration.wireName(declaration.qualified) + arguments(),
        type.isInternal,
        optIns,
        declaration.place ?: use,
        faults,
    )

    /** What tells the coders of one generic class apart: `<kotlin.Int>`. */
    private fun arguments() = (typeName as? ParameterizedTypeName)?.typeArguments?.joinToString(prefix = "<", postfix = ">").orEmpty()

    fun read(): Struct {
        checkDeclaration()
        return when {
            declaration.isExpect -> singleton()
            declaration.classKind == ClassKind.ENUM_CLASS -> enum()
            declaration.classKind == ClassKind.OBJECT -> singleton()
            declaration.isSealed -> sealed()
            else -> classOfProperties()
        }
    }

    private fun fault(message: String) {
        faults += Fault(declaration.place ?: use, message)
    }

    private fun checkDeclaration() {
        when {
            declaration.isExpect -> fault(EXPECTED)
            declaration.isLocal() -> fault("a local class cannot be a struct: move it to the top level")
            Modifier.INNER in declaration.modifiers -> fault("an inner class cannot be a struct: remove `inner`")
            declaration.around.any { it.isPrivate() } -> fault("a private class cannot be a struct: make it internal")
            declaration.around.any { it.isProtected() } -> fault("a protected class cannot be a struct: make it internal")
            declaration.isValueClass -> fault("a value class needs no @Struct: it stands in messages as its value")
            declaration.classKind == ClassKind.ANNOTATION_CLASS -> fault("an annotation class cannot be a struct")
            declaration.isOpenStruct && (declaration.isSealed || declaration.classKind in WITHOUT_PROPERTIES) ->
                fault("only a class with properties can be open: remove `open = true`")
            declaration.isSealed -> if (declaration.typeParameters.isNotEmpty()) fault("a sealed struct cannot have type parameters")
            declaration.classKind == ClassKind.INTERFACE || Modifier.ABSTRACT in declaration.modifiers ->
                fault("an abstract type cannot be a struct: make it sealed, so that its subclasses are known")
        }
    }

    private fun enum() = EnumStruct(declaration.className(), about, declaration.enumEntries(use))

    private fun singleton() =
        ObjectStruct(declaration.className(), about, declaration.isSubclass())

    private fun sealed(): Struct {
        val leaves = leaves()
        leaves.flatMapTo(optIns) { it.optIns }
        return SealedStruct(declaration.className(), about, leaves.map { subclass(it) })
    }

    /** Has each class before those among them that it is a subclass of: it has more of these above it than each of them has. */
    private fun leaves(): List<KSClassDeclaration> {
        val leaves = declaration.leaves().toSet()
        return leaves.sortedByDescending { leaf -> leaf.supertypes.count { it in leaves } }
    }

    private fun KSClassDeclaration.leaves(): Sequence<KSClassDeclaration> =
        getSealedSubclasses().flatMap { if (it.isSealed) it.leaves() else sequenceOf(it) }

    private fun subclass(of: KSClassDeclaration): Subclass {
        val fault = faultOfSubclass(of)
        if (fault != null) faults += Fault(of.place ?: use, fault)
        return Subclass(
            of.className(),
            GeneratedNames.of(of.className()),
            of.wireName(of.qualified),
            isObject = of.classKind == ClassKind.OBJECT,
            isStruct = of.isStruct || fault != null,
            isOpen = Modifier.OPEN in of.modifiers,
            of.place ?: use,
        )
    }

    private fun faultOfSubclass(of: KSClassDeclaration): String? = when {
        of.classKind == ClassKind.ENUM_CLASS ->
            "an enum cannot be a subclass of a sealed struct: let a class that is one have it as a property"
        of.isValueClass -> "a value class cannot be a subclass of a sealed struct: make it a data class"
        of.typeParameters.isNotEmpty() -> "a subclass of a sealed struct cannot have type parameters"
        else -> null
    }

    private fun classOfProperties(): ClassStruct {
        val own = declaration.getDeclaredProperties().filter { it.extensionReceiver == null }
        val properties = own.associateBy { it.simpleName.asString() }
        val parameters = declaration.primaryConstructor?.parameters.orEmpty()
        checkConstructor()
        properties.values.forEach { checkInside(it, parameters) }
        checkInherited(parameters)
        return ClassStruct(
            typeName,
            about,
            parameters.mapNotNull {
                property(it, properties[it.name!!.asString()])
            },
            declaration.isSubclass(),
            declaration.isOpenStruct,
            declaration.isComparedByProperties,
        )
    }

    private fun checkConstructor() {
        if (declaration.classKind != ClassKind.CLASS) return
        val constructor = declaration.primaryConstructor
        when {
            constructor == null -> fault("a struct needs a primary constructor with its properties")
            types.visibility.hides(constructor) ->
                fault("the primary constructor is not visible: make it ${types.visibility.wanted(constructor)}")
        }
    }

    /** Property outside of the constructor: kotlinx would write one that has a field, and a coder cannot set it. */
    private fun checkInside(property: KSPropertyDeclaration, parameters: List<KSValueParameter>) {
        if (!property.isState(parameters)) return
        val name = property.simpleName.asString()
        faults += Fault(
            property.place ?: use,
            "property `$name` is not in the primary constructor: move it there, compute it in a getter, or mark it @Transient",
        )
    }

    /** A superclass's property that can change would be lost; what cannot change, the constructor gives again. */
    private fun checkInherited(parameters: List<KSValueParameter>) {
        for (property in declaration.supertypes.flatMap { it.getDeclaredProperties() }) {
            if (!property.isMutable || !property.isState(parameters)) continue
            val name = "`${property.simpleName.asString()}` of ${property.parentDeclaration!!.qualified}"
            fault("property $name can change and would be lost: override it in the constructor, or mark it @Transient")
        }
    }

    /** Whether the property has a value of its own that none of [parameters] gives. */
    private fun KSPropertyDeclaration.isState(parameters: List<KSValueParameter>) =
        hasBackingField && !isDelegated() && !isTransient && parameters.none { it.name == simpleName || (it.isUnnamed && isUnnamed) }

    private fun property(parameter: KSValueParameter, property: KSPropertyDeclaration?): Property? {
        val name = parameter.name!!.asString()
        if (parameter.isUnnamed || SPACE in name || isOnlyJavas(name)) {
            val written = if (parameter.isUnnamed) "_" else name
            faults += Fault(parameter.place ?: use, "property `$written` cannot be given by its name: $RENAME")
            return null
        }
        if (property == null || !(parameter.isVal || parameter.isVar)) {
            if (!parameter.hasDefault) {
                faults +=
                    Fault(parameter.place ?: use, "parameter `$name` is no property: make it a val, or give it a default")
            }
            return null
        }
        if (!property.isTransient && types.visibility.hides(property)) {
            val wanted = types.visibility.wanted(property)
            faults += Fault(parameter.place ?: use, "property `$name` is not visible: make it $wanted, or mark it @Transient")
        }
        return Property(
            name,
            property.wireName(name),
            type(property),
            parameter.hasDefault,
            property.isTransient,
            property.since,
            property.isFixed,
            property.isShared,
            if (property.isColumns) columns(parameter, property) else null,
            property.isInternal,
            Modifier.OPEN in declaration.modifiers && property.isOpen(),
            parameter.place ?: use,
        )
    }

    /** Returns the struct that the elements of a list are, whose own properties cannot be columns again. */
    private fun columns(parameter: KSValueParameter, property: KSPropertyDeclaration): ClassStruct? {
        val list = property.asMemberOf(type).expanded()
        val collection = (type(property) as? CollectionType)?.takeIf { it.shape == CollectionShape.LIST }
        if (collection?.element is UnsupportedType) return null // which is told of anyway
        val element = (collection?.element as? StructType)?.takeIf { it.hasAccessor && !it.isNullable }
        val name = parameter.name!!.asString()
        if (isRow || element == null) {
            val reason = if (isRow) "@Columns cannot stand inside of @Columns" else "@Columns needs a List of a class that is a struct"
            faults += Fault(parameter.place ?: use, "property `$name` has type ${list.toTypeName()}: $reason")
            return null
        }
        val row = list.arguments.single().type!!.resolve().expanded()
        val struct = StructReader(
            row.declaration as KSClassDeclaration,
            row,
            element.generated,
            types,
            parameter.place ?: use,
            isRow = true,
        ).read() as ClassStruct
        faults += struct.declaration.faults
        optIns += struct.declaration.optIns
        if (struct.isOpen || struct.stored.isEmpty()) {
            faults += Fault(parameter.place ?: use, "property `$name` has type ${list.toTypeName()}: $NO_COLUMNS")
        }
        return struct
    }

    private fun type(property: KSPropertyDeclaration): Type {
        val concrete = property.asMemberOf(type)
        return property.conversion?.let { types.convert(concrete, it) } ?: types.read(concrete)
    }
}

/** Kotlin knows no parameter by the name `_`. */
private val KSValueParameter.isUnnamed: Boolean get() = name!!.asString() == "<unused var>"

private val KSPropertyDeclaration.isUnnamed: Boolean get() = simpleName.asString() == "_"

/** What KotlinPoet has for a space. */
private const val SPACE = '·'

/** Whether Java takes [name] as it is, and so does KotlinPoet, but Kotlin wants it in backticks: one with a `€`, say. */
private fun isOnlyJavas(name: String): Boolean =
    name.all { it.isJavaIdentifierPart() && it != '$' } && name.any { !it.isLetterOrDigit() && it != '_' }

private val WITHOUT_PROPERTIES = setOf(ClassKind.ENUM_CLASS, ClassKind.OBJECT)

private const val RENAME = "rename it, and give it its name by @Name"
private const val EXPECTED = "an expect class cannot be a struct: mark each actual class @Struct, or write one class in the common sources"
private const val NO_COLUMNS = "@Columns needs structs that are not open and have a property"

/** Whether some supertype, however far, is a sealed struct. */
internal fun KSClassDeclaration.isSubclass(): Boolean = superTypes
    .mapNotNull { it.resolve().expanded().declaration as? KSClassDeclaration }
    .any { (it.isSealed && it.isStruct) || it.isSubclass() }

/** Returns the entries; those that are compiled already are as if they stood at [use]. */
internal fun KSClassDeclaration.enumEntries(use: Location): List<EnumEntry> = declarations
    .filterIsInstance<KSClassDeclaration>()
    .filter { it.classKind == ClassKind.ENUM_ENTRY }
    .map { EnumEntry(it.simpleName.asString(), it.wireName(it.simpleName.asString()), it.isUnknown, it.place ?: use) }
    .toList()
