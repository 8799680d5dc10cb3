package octavo.struct.tests

import octavo.struct.Columns
import octavo.struct.Convert
import octavo.struct.Fixed
import octavo.struct.Name
import octavo.struct.Shared
import octavo.struct.Since
import octavo.struct.Transient
import kotlin.test.Test
import kotlin.test.assertFalse

class AnnotationTargetsTest {
    /** Kotlin before 2.4 warns at each property of a constructor that has one which could be of the parameter, too. */
    @Test
    fun annotationsOfPropertiesAreNotOfParameters() {
        val ofProperties = listOf(Columns::class, Convert::class, Fixed::class, Name::class, Shared::class, Since::class, Transient::class)
        for (annotation in ofProperties) {
            val targets = annotation.java.getAnnotation(Target::class.java).allowedTargets
            assertFalse(AnnotationTarget.VALUE_PARAMETER in targets, "$annotation")
        }
    }
}
