package octavo.objects.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WrittenClassesTest {
  @Test
  void numbersClassesInTheOrderOfAMessage() {
    WrittenClasses classes = new WrittenClasses();
    for (int message = 0; message < 3; message++) checkMessage(classes);
  }

  @Test
  void knowsNothingOfEarlierMessagesAfterAllNumbersOfMessages() {
    WrittenClasses classes = new WrittenClasses(-3);
    for (int message = 0; message < 5; message++) checkMessage(classes);
  }

  private static void checkMessage(WrittenClasses classes) {
    classes.begin();
    assertEquals(-1, classes.number(40));
    assertEquals(-1, classes.number(2));
    assertEquals(0, classes.number(40));
    assertEquals(1, classes.number(2));
  }
}
