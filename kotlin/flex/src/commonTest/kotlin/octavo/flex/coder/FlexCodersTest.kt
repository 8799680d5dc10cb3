package octavo.flex.coder

import kotlin.test.Test
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertSame

class FlexCodersTest {
    private val coders = FlexCoders()

    private class Other : FlexCoderOf<Address>(AddressFlexCoder.name)

    private open class FlexCoderOf<T : Any>(name: String) : FlexCoder<T>(name) {
        override fun encode(value: T, to: octavo.flex.FlexBuilder) = to.putNull()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): T = throw from.mismatch("nothing", at, packedType)
    }

    @Test
    fun keepsTheFirstCoderOfAnInstantiation() {
        val coders = FlexCoders()
        val first = FlexCoderOf<Any>("Page<Int>")
        coders.register(first)
        coders.register(FlexCoderOf<Any>("Page<Int>"))
        assertSame(first, coders["Page<Int>"])
    }

    @Test
    fun findsByClassAndByName() {
        assertNull(coders[Address::class])
        coders.register(Address::class, AddressFlexCoder)
        coders.register(Address::class, AddressFlexCoder)
        assertSame(AddressFlexCoder, coders[Address::class])
        assertSame<FlexCoder<*>?>(AddressFlexCoder, coders["octavo.flex.coder.Address"])
    }

    @Test
    fun refusesASecondCoder() {
        coders.register(Address::class, AddressFlexCoder)
        assertFailsWith<IllegalArgumentException> { coders.register(Address::class, Other()) }
        assertFailsWith<IllegalArgumentException> { coders.register(UserProfile::class, FlexCoderOf(AddressFlexCoder.name)) }
    }

    @Test
    fun staysAsItIsOnceSealed() {
        coders.register(Address::class, AddressFlexCoder)
        coders.seal()
        assertFailsWith<IllegalStateException> { coders.register(UserProfile::class, UserProfileFlexCoder) }
        assertSame(AddressFlexCoder, coders[Address::class])
    }
}
