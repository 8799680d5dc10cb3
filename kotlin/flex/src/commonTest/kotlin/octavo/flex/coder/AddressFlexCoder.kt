package octavo.flex.coder

import octavo.flex.FlexBuilder
import octavo.flex.FlexBytes

/** Turns [Address] into flex and back; written as the processor writes it. */
internal object AddressFlexCoder : FlexCoder<Address>("octavo.flex.coder.Address") {
    internal val shape = FlexShape("city", "street", "zip")

    override fun encode(value: Address, to: FlexBuilder) {
        val start = to.startStruct()
        to.put(value.city)
        to.put(value.street)
        val zip = value.zip
        if (zip == null) to.putNull() else to.put(zip)
        to.endStruct(start, shape)
    }

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Address {
        val base = from.startStruct(at, width, packedType)
        val own = FlexBytes.widthOf(packedType)
        val value = if (from.hasShape(shape, base, own)) byPosition(from, base, own) else byName(from, base, own)
        from.endStruct()
        return value
    }

    private fun byPosition(from: FlexReader, base: Int, width: Int): Address {
        val types = base + 3 * width
        return Address(
            street = from.string(base + width, width, from.typeAt(types + 1)),
            city = from.string(base, width, from.typeAt(types)),
            zip = readZip(from, base + 2 * width, width, from.typeAt(types + 2)),
        )
    }

    private fun byName(from: FlexReader, base: Int, width: Int): Address {
        val city = from.indexOf(shape, 0, base, width)
        val street = from.indexOf(shape, 1, base, width)
        val zip = from.indexOf(shape, 2, base, width)
        if (city < 0) throw from.missing("city", base)
        if (street < 0) throw from.missing("street", base)
        if (zip < 0) throw from.missing("zip", base)
        return Address(
            street = from.string(base + street * width, width, from.typeOf(base, width, street)),
            city = from.string(base + city * width, width, from.typeOf(base, width, city)),
            zip = readZip(from, base + zip * width, width, from.typeOf(base, width, zip)),
        )
    }

    private fun readZip(from: FlexReader, at: Int, width: Int, type: Int): Int? = if (from.isNull(type)) null else from.int(at, width, type)
}
