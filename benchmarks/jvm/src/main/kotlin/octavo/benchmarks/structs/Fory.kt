package octavo.benchmarks.structs

import octavo.benchmarks.model.Subject
import org.apache.fory.Fory
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Type

/** Fory at its fastest: generated code, registered classes, numbers in full, no references, no compatibility. */
internal fun <T : Any> Subject<T>.fory(): Contestant<ByteArray> {
    val fory = Fory.builder()
        .withXlang(false)
        .withCompatible(false)
        .withRefTracking(false)
        .withCodegen(true)
        .withNumberCompressed(false)
        .withAsyncCompilation(false)
        .requireClassRegistration(true)
        .build()
    classes(type.java).forEach { fory.register(it) }
    val value = value
    return Contestant("fory", value, { fory.serialize(value) }, { fory.deserialize(it) })
}

/** The classes of the model that stand in [root], however far inside. */
private fun classes(root: Class<*>): Set<Class<*>> {
    val found = LinkedHashSet<Class<*>>()
    fun visit(type: Type) {
        if (type is ParameterizedType) type.actualTypeArguments.forEach(::visit)
        val isOurs = type is Class<*> && type.name.startsWith("octavo.") && found.add(type)
        if (isOurs) type.declaredFields.forEach { visit(it.genericType) }
    }
    visit(root)
    return found
}
