package exchange;

import java.util.List;
import org.jspecify.annotations.NullMarked;

@NullMarked
record UserProfile(long id, String username, List<String> tags, Address address) {
  record Address(String street, String city) {}
}
