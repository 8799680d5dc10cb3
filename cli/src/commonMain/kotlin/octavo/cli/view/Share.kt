package octavo.cli.view

import octavo.flex.inspect.FlexRole

/** What the bytes of a document go to: [title] in the table. */
internal enum class Share(val title: String) {
    KEYS("keys"),
    KEY_VECTORS("key vectors"),
    STRINGS("strings"),
    BLOBS("blobs"),
    SCALARS("scalars"),
    INDIRECT("indirect scalars"),
    OFFSETS("offsets"),
    SIZES("sizes"),
    TYPES("types"),
    PADDING("padding"),
    UNREFERENCED("unreferenced"),
    ROOT("root"),
}

/** Says what a byte with [role] goes to. */
internal fun shareOf(role: FlexRole): Share = when (role) {
    FlexRole.ROOT, FlexRole.ROOT_TYPE, FlexRole.ROOT_WIDTH -> Share.ROOT
    FlexRole.KEY, FlexRole.KEY_TERMINATOR -> Share.KEYS
    FlexRole.KEY_VECTOR_SIZE, FlexRole.KEY_VECTOR -> Share.KEY_VECTORS
    FlexRole.STRING, FlexRole.STRING_TERMINATOR -> Share.STRINGS
    FlexRole.BLOB -> Share.BLOBS
    FlexRole.SCALAR, FlexRole.ELEMENTS -> Share.SCALARS
    FlexRole.INDIRECT -> Share.INDIRECT
    FlexRole.OFFSET, FlexRole.MAP_KEYS -> Share.OFFSETS
    FlexRole.SIZE, FlexRole.MAP_KEYS_WIDTH -> Share.SIZES
    FlexRole.TYPES -> Share.TYPES
    FlexRole.PADDING -> Share.PADDING
    FlexRole.UNREFERENCED -> Share.UNREFERENCED
}
