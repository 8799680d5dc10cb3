package octavo.flex.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.SealedClassSerializer
import kotlinx.serialization.builtins.BooleanArraySerializer
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.builtins.DoubleArraySerializer
import kotlinx.serialization.builtins.FloatArraySerializer
import kotlinx.serialization.builtins.IntArraySerializer
import kotlinx.serialization.builtins.LongArraySerializer
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.internal.GeneratedSerializer
import octavo.core.IdentityCache
import octavo.flex.FlexConfiguration
import octavo.flex.coder.FlexCoder
import kotlin.concurrent.Volatile

/** Finds the coder that does the work of a serializer: those of arrays, and the generated coder of a class that has one. */
@OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
internal class SerialCoders(private val configuration: FlexConfiguration) {
    private val registry = configuration.coders

    /** Whether generated coders write and read what serializers do: they know one way only. */
    private val isGenerated = configuration.run { encodeDefaults && ignoreUnknownKeys && classDiscriminator == "type" }

    /** What has been found while the registry had these entries. */
    private class Findings(val entries: Any, val coders: IdentityCache<Any, Finding>)

    @Volatile
    private var findings = findings()

    private fun findings() = Findings(registry.entries, IdentityCache { Finding(find(it)) })

    /** Returns the coders of serializers as the registry is now. */
    fun current(): IdentityCache<Any, Finding> {
        if (findings.entries !== registry.entries) findings = findings()
        return findings.coders
    }

    private fun find(serializer: Any): FlexCoder<Any>? {
        val coder = arrayCoders[serializer] ?: if (isGenerated) generated(serializer) else null
        @Suppress("UNCHECKED_CAST") // a coder is of its serializer's type
        return coder as FlexCoder<Any>?
    }

    private fun generated(serializer: Any): FlexCoder<*>? = when {
        serializer is SealedClassSerializer<*> -> registry[serializer.descriptor.serialName]
        serializer is GeneratedSerializer<*> && serializer.isOfClass() -> registry[serializer.descriptor.serialName]
        else -> null
    }

    /** Whether the name says all of the class, which a generic one's does not. */
    private fun GeneratedSerializer<*>.isOfClass() =
        descriptor.kind == StructureKind.CLASS && !descriptor.isInline && typeParametersSerializers().isEmpty()

    private companion object {
        val arrayCoders: Map<Any, FlexCoder<*>> = mapOf(
            ByteArraySerializer() to BytesCoder,
            IntArraySerializer() to IntsCoder,
            LongArraySerializer() to LongsCoder,
            FloatArraySerializer() to FloatsCoder,
            DoubleArraySerializer() to DoublesCoder,
            BooleanArraySerializer() to BooleansCoder,
        )
    }
}

/** The coder of a serializer, or null when the serializer has to do its work itself. */
internal class Finding(val coder: FlexCoder<Any>?)
