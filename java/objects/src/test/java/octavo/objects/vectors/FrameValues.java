package octavo.objects.vectors;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import octavo.objects.frame.Frame;
import octavo.objects.frame.Wire;

/** Frames as the vectors have them. */
final class FrameValues {
  private FrameValues() {}

  static List<Frame> of(List<?> json) {
    List<Frame> frames = new ArrayList<>();
    for (Object it : json) {
      Map<?, ?> frame = (Map<?, ?>) it;
      byte[] message = HexFormat.of().parseHex((String) frame.get("message"));
      boolean hasChecksum = (Boolean) frame.get("checksum");
      frames.add(
          new Frame(wire(frame), fingerprint(frame), ByteBuffer.wrap(message), hasChecksum, 0));
    }
    return frames;
  }

  static Map<String, Object> json(Frame frame) {
    byte[] message = new byte[frame.message().remaining()];
    frame.message().duplicate().get(message);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("wire", frame.wire().name().toLowerCase(Locale.ROOT));
    json.put(
        "fingerprint",
        frame.fingerprint() == null ? null : String.format("%016x", frame.fingerprint()));
    json.put("message", HexFormat.of().formatHex(message));
    json.put("checksum", frame.hasChecksum());
    return json;
  }

  static Wire wire(Map<?, ?> of) {
    return Wire.valueOf(((String) of.get("wire")).toUpperCase(Locale.ROOT));
  }

  static Long fingerprint(Map<?, ?> of) {
    String text = (String) of.get("fingerprint");
    return text == null ? null : (Long) Long.parseUnsignedLong(text, 16);
  }
}
