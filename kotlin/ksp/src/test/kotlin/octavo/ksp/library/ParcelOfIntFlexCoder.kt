package octavo.ksp.library

/** Has the name of the coder of a `Parcel<Int>` that a module of this package would have. */
public object ParcelOfIntFlexCoder
