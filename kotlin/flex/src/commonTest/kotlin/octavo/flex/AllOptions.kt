package octavo.flex

internal val allOptions = FlexProfile.entries.flatMap { profile ->
    listOf(FlexOptions(profile), FlexOptions(profile, compat = true), FlexOptions(profile, shareKeys = false, shareStrings = false))
}

internal inline fun forAllOptions(test: (FlexOptions) -> Unit) = allOptions.forEach(test)
