package shop

import octavo.struct.Struct

@Struct
class Jet(val speed: Int)

@Struct
class JetPack(val speed: Int)
