package octavo.struct.tests

import kotlin.test.BeforeTest

/** A test that needs the coders of this module: nothing but the JVM finds them by itself. */
abstract class StructTest {
    @BeforeTest
    fun register(): Unit = TestsCoders.register()
}
