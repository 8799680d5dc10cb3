package octavo.flex.coder

import kotlin.reflect.KClass

/** Returns the coder the processor has written for [type], found by its name where that is possible, or null. */
internal expect fun <T : Any> generatedCoder(type: KClass<T>): FlexCoder<T>?
