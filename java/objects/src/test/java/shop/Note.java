package shop;

import octavo.objects.Evolving;
import octavo.objects.Packed;

/** Later versions have more. */
@Evolving
public class Note {
  public int id;

  @Packed(since = 1)
  public Object of;
}
