package octavo.ksp.library

/** Has the name of what would register coders of structs in this package. */
public object LibraryCoders

/** Has the next name. */
public object LibraryCoders2
