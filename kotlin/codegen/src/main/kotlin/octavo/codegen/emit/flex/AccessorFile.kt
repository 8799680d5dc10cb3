package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.NameAllocator
import com.squareup.kotlinpoet.ParameterSpec
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.code
import octavo.codegen.emit.computed
import octavo.codegen.emit.returns
import octavo.codegen.emit.visibility
import octavo.codegen.model.ArrayType
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Property
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.generated
import octavo.codegen.model.isNullable

/** Makes the accessor of a class, the view of a vector of them, and the extensions that lead to it. */
internal class AccessorFile(private val struct: ClassStruct, tables: EnumTables) {
    private val accessor = struct.generated.accessor
    private val stored = StoredProperties(struct)
    private val views = FlexViews(struct.generated, tables)
    private val names = NameAllocator().also { names -> stored.declared.forEach { names.newName(it.name, it) } }
    private val slots = names.newName("struct")

    fun addTo(file: FileSpec.Builder) {
        file.addType(accessorType())
        file.addType(AccessorVector(struct).type())
        val root = "%T.root(this, %T.shape, limits = limits)"
        file.addFunction(extension(FlexApi.byteArray, "that is the root of this message", root, FlexApi.struct))
        file.addFunction(extension(FlexApi.value, "that this value is", "%M(%T.shape, limits)", FlexApi.asStruct))
    }

    private fun extension(receiver: TypeName, which: String, struct: String, callee: Any): FunSpec =
        FunSpec.builder("as" + this.struct.generated.stem).addKdoc("Returns the [%T] $which.", this.struct.type).receiver(receiver)
            .addModifiers(visibility(this.struct.declaration.isInternal))
            .addParameter(ParameterSpec.builder("limits", FlexApi.limits).defaultValue("%T.DEFAULT", FlexApi.limits).build())
            .returns(accessor, "%T($struct)", accessor, callee, this.struct.generated.flexCoder)
            .build()

    private fun accessorType(): TypeSpec {
        val type = inlineType(accessor, slots, FlexApi.struct).addModifiers(visibility(struct.declaration.isInternal))
            .addKdoc("Reads a [%T] where it lies in a message.", struct.type)
        for (property in stored.declared) {
            type.addProperty(view(property))
            byteLength(property)?.let { type.addProperty(it) }
        }
        return type.build()
    }

    private fun view(property: Property): PropertySpec {
        val view = views.of(property.type, slots, "${stored.indexOf(property)}")
        return computed(property.name, view.type, view.read).addModifiers(visibility(property.isInternal)).build()
    }

    private fun byteLength(property: Property): PropertySpec? {
        val name = property.name + "ByteLength"
        if (!hasLength(property) || stored.declared.any { it.name.equals(name, ignoreCase = true) }) return null
        val index = stored.indexOf(property)
        val present = code("%N.byteLength($index)", slots)
        val length = if (property.type.isNullable) code("if (%N.isNull($index)) 0 else %L", slots, present) else present
        return computed(name, INT, length).addModifiers(visibility(property.isInternal)).build()
    }

    private fun hasLength(property: Property): Boolean = when (val type = property.type) {
        is ScalarType -> type.scalar == Scalar.STRING
        is ArrayType -> type.element == Scalar.BYTE
        else -> false
    }
}

/** Begins a value class [name] around its public [property]. */
internal fun inlineType(name: ClassName, property: String, type: TypeName): TypeSpec.Builder = TypeSpec.classBuilder(name)
    .addModifiers(KModifier.VALUE)
    .addAnnotation(FlexApi.jvmInline)
    .primaryConstructor(FunSpec.constructorBuilder().addParameter(property, type).build())
    .addProperty(PropertySpec.builder(property, type).initializer("%N", property).build())
