package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import octavo.objects.Coder;
import octavo.objects.Packed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shared texts that stand for other values: what refers to a long one must not copy it. */
class SharedConvertedTest {
  record Link(@Packed(shared = true) URI to) {}

  record Links(
      @Packed(shared = true) URI first,
      @Packed(shared = true) List<URI> others,
      List<Link> more,
      @Packed(shared = true) Optional<Locale> language,
      List<URI> apart) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void convertsEachTextOnce(String engine) {
    Coder<Links> coder = typed(engine, Links.class);
    URI one = URI.create("one:" + "long/".repeat(200_000));
    URI other = URI.create("other:1");
    List<URI> two = List.of(other, other);
    Links value =
        new Links(
            one,
            Collections.nCopies(3000, one),
            List.of(new Link(one), new Link(other)),
            Optional.of(Locale.FRENCH),
            two);
    Links read = coder.decode(coder.encode(value));
    assertEquals(value, read);
    for (URI it : read.others()) assertSame(read.first(), it);
    assertSame(read.first(), read.more().get(0).to());
    assertNotSame(read.apart().get(0), read.apart().get(1));
  }
}
