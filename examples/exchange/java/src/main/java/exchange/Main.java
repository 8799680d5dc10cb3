package exchange;

import exchange.UserProfile.Address;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import octavo.objects.Coder;
import octavo.objects.Octavo;

final class Main {
  private static final Coder<UserProfile> PROFILES = Octavo.typed(UserProfile.class);

  /** {@code write FILE} writes a profile, {@code read FILE} prints the one that is there. */
  public static void main(String[] arguments) throws IOException {
    var path = Path.of(arguments[1]);
    if (arguments[0].equals("write")) write(path);
    else System.out.println(described(read(path)));
  }

  private static void write(Path path) throws IOException {
    var address = new Address("St James's Square", "London");
    try (var writer = PROFILES.writer(Files.newOutputStream(path))) {
      writer.write(new UserProfile(7, "ada", List.of("math", "engines"), address));
    }
  }

  private static UserProfile read(Path path) throws IOException {
    try (var reader = PROFILES.reader(Files.newInputStream(path))) {
      return reader.read();
    }
  }

  private static String described(UserProfile profile) {
    var address = profile.address();
    var tags = String.join(",", profile.tags());
    return "%d %s %s %s, %s"
        .formatted(profile.id(), profile.username(), tags, address.street(), address.city());
  }
}
