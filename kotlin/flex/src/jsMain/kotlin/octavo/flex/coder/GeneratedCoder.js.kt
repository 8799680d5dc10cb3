package octavo.flex.coder

import kotlin.reflect.KClass

/** Nothing is found by name here: coders are registered. */
internal actual fun <T : Any> generatedCoder(type: KClass<T>): FlexCoder<T>? = null
