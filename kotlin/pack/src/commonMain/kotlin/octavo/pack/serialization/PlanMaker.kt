package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementDescriptors
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.descriptors.getContextualDescriptor
import kotlinx.serialization.descriptors.nonNullOriginal
import kotlinx.serialization.modules.SerializersModule
import octavo.pack.schema.CaseNames
import octavo.pack.schema.Field
import octavo.pack.schema.MAX_NESTED
import octavo.pack.schema.Schema

/** Makes the plan of one descriptor and of all that it consists of. */
@OptIn(ExperimentalSerializationApi::class)
internal class PlanMaker(private val module: SerializersModule) {
    private val declared = Declarations()
    private var depth = 0

    /** Returns the plan of [descriptor]; throws [SerializationException] where what it says is no schema. */
    fun make(descriptor: SerialDescriptor): TypePlan = type(descriptor).also { declared.checkThatValuesEnd() }

    private fun type(descriptor: SerialDescriptor): TypePlan = type(descriptor, isOptional = false, around = null)

    /** Returns the plan of what may be null already, if it [isOptional], and is the value of the value class [around], if there is one. */
    private fun type(descriptor: SerialDescriptor, isOptional: Boolean, around: SerialDescriptor?): TypePlan {
        if (isOptional && descriptor.isNullable && around != null) {
            return TypePlan(Form.wrapping(type(descriptor)), isOptional = true, around)
        }
        val plain = descriptor.nonNullOriginal
        val isOptionalHere = isOptional || descriptor.isNullable
        return when {
            plain.kind == SerialKind.CONTEXTUAL -> type(actual(plain), isOptionalHere, around)
            plain in unsigned -> TypePlan(Form.Leaf(unsigned.getValue(plain)), isOptionalHere)
            plain.isInline -> type(plain.getElementDescriptor(0), isOptionalHere, plain)
            else -> TypePlan(form(plain), isOptionalHere)
        }
    }

    private fun actual(contextual: SerialDescriptor): SerialDescriptor = inModule(contextual)
        ?: throw SerializationException("${contextual.serialName} is contextual, but the serializers module has no serializer for it")

    /** What makes the serializers of a generic class has to be given their arguments, which a contextual descriptor does not tell. */
    private fun inModule(contextual: SerialDescriptor): SerialDescriptor? = try {
        module.getContextualDescriptor(contextual)
    } catch (e: IndexOutOfBoundsException) {
        val reason = "is contextual, and of a generic class: descriptors do not tell its arguments, so give it a serializer in its place"
        throw SerializationException("${contextual.serialName} $reason", e)
    }

    private fun form(descriptor: SerialDescriptor): Form {
        if (++depth > MAX_NESTED) throw tooDeep(descriptor)
        return (Standard[descriptor]?.form ?: DateForms[descriptor] ?: ownForm(descriptor)).also { depth-- }
    }

    private fun ownForm(descriptor: SerialDescriptor): Form = when (val kind = descriptor.kind) {
        is PrimitiveKind -> Form.Leaf(primitive(kind))
        SerialKind.ENUM -> Form.Leaf(Schema.Enumeration(checkedChoice(descriptor, descriptor.elementNames.toList())))
        StructureKind.LIST -> if (descriptor == bytes) Form.Leaf(Schema.Bytes) else Form.Listing(type(descriptor.getElementDescriptor(0)))
        StructureKind.MAP -> map(descriptor.getElementDescriptor(0), descriptor.getElementDescriptor(1))
        StructureKind.CLASS, StructureKind.OBJECT -> declared[descriptor] ?: struct(descriptor)
        PolymorphicKind.SEALED -> declared[descriptor] ?: union(descriptor)
        PolymorphicKind.OPEN -> Form.Envelope
        SerialKind.CONTEXTUAL -> error("resolved before")
    }

    private fun primitive(kind: PrimitiveKind): Schema = when (kind) {
        PrimitiveKind.BOOLEAN -> Schema.Bool
        PrimitiveKind.BYTE -> Schema.Fixed.I8
        PrimitiveKind.SHORT -> Schema.Fixed.I16
        PrimitiveKind.INT -> Schema.Compressed.VI32
        PrimitiveKind.LONG -> Schema.Compressed.VI64
        PrimitiveKind.FLOAT -> Schema.Fixed.F32
        PrimitiveKind.DOUBLE -> Schema.Fixed.F64
        PrimitiveKind.CHAR -> Schema.Fixed.U16
        PrimitiveKind.STRING -> Schema.Text
    }

    private fun map(key: SerialDescriptor, value: SerialDescriptor) = Form.Mapping(type(key), type(value)).also { checkKey(key) }

    private fun struct(descriptor: SerialDescriptor): Form {
        lateinit var fields: List<Field>
        val form = Form.Fields(Schema.Struct { fields })
        declared[descriptor] = form
        val types = if (descriptor.kind == StructureKind.OBJECT) emptyList() else descriptor.elementDescriptors.map(::type)
        val names = checkedNames(descriptor, types.indices.map(descriptor::getElementName))
        fields = names.zip(types) { name, type -> Field(name, type.schema) }
        form.plan = StructPlan(types, names)
        return form
    }

    private fun union(descriptor: SerialDescriptor): Form {
        lateinit var fields: List<Field>
        val form = Form.Cases(Schema.Union { fields })
        declared[descriptor] = form
        val subclasses = checkedSubclasses(descriptor)
        val names = checkedChoice(descriptor, CaseNames.of(subclasses.elementNames.toList()))
        val cases = names.mapIndexed { index, name ->
            UnionCase(name, subclasses.getElementName(index), case(subclasses.getElementDescriptor(index)))
        }
        form.cases = cases.sortedWith { a, b -> CaseNames.compare(a.name, b.name) }
        fields = form.cases.map { Field(it.name, it.type.schema) }
        return form
    }

    /** Returns the plan of a subclass; one that is no struct itself stands in one. */
    private fun case(descriptor: SerialDescriptor): TypePlan {
        val type = type(descriptor)
        if (type.form is Form.Fields && !type.isOptional && !type.form.isWrapping) return type
        val form = Form.Fields(Schema.Struct { listOf(Field("value", type.schema)) }, isWrapping = true)
        form.plan = StructPlan(listOf(type))
        return TypePlan(form)
    }

    private companion object {
        val bytes = ByteArraySerializer().descriptor
        val unsigned: Map<SerialDescriptor, Schema> = mapOf(
            UByte.serializer().descriptor to Schema.Fixed.U8,
            UShort.serializer().descriptor to Schema.Fixed.U16,
            UInt.serializer().descriptor to Schema.Compressed.VU32,
            ULong.serializer().descriptor to Schema.Compressed.VU64,
        )
    }
}
