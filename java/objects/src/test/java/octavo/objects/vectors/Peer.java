package octavo.objects.vectors;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import octavo.objects.MalformedException;
import octavo.objects.OctavoException;
import octavo.objects.frame.Frame;
import octavo.objects.frame.FrameReader;
import octavo.objects.frame.FrameWriter;
import octavo.objects.schema.Schema;

/**
 * Answers the requests on standard input, one a line: conformance/README.md, "The matrix". Values
 * have no classes, or with the argument {@code emit} those of their schemas where Java says them.
 */
final class Peer {
  private final Function<Schema, SchemaCoder> coders;

  private Peer(Function<Schema, SchemaCoder> coders) {
    this.coders = coders;
  }

  public static void main(String[] args) throws IOException {
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    List<List<?>> requests =
        input.lines().<List<?>>map(line -> (List<?>) Json.parse(line)).toList();
    Peer peer = new Peer(args.length == 0 ? GenericCoder::of : ofClasses(args[0], requests));
    PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (List<?> request : requests) answers.println(Json.write(peer.answer(request)));
    answers.flush();
  }

  private static Function<Schema, SchemaCoder> ofClasses(String engine, List<List<?>> requests) {
    Map<String, Integer> coded = Map.of("encode", 1, "decode", 1, "resolve", 2, "reads", 2);
    CompiledClasses classes =
        new CompiledClasses(
            requests.stream()
                .filter(it -> coded.containsKey(it.get(0)))
                .map(it -> (String) it.get(coded.get(it.get(0))))
                .toList());
    return schema -> {
      Type type = classes.type(schema.text());
      if (type == null) throw new UnsupportedOperationException("no class has " + schema.text());
      return ClassCoder.of(engine, schema, type);
    };
  }

  private List<?> answer(List<?> request) throws IOException {
    try {
      return Arrays.asList("ok", perform(request));
    } catch (UnsupportedOperationException unknown) {
      return List.of("unknown");
    } catch (MalformedException malformed) {
      String kind = malformed.kind().name().toLowerCase(Locale.ROOT);
      return List.of("malformed", kind, Long.toString(malformed.offset()), malformed.path());
    } catch (OctavoException refused) {
      return List.of("refused", refused.getMessage(), refused.path());
    }
  }

  private Object perform(List<?> request) throws IOException {
    return switch ((String) request.get(0)) {
      case "encode" -> encode(schema(request, 1), request.get(2));
      case "decode" -> decode(schema(request, 1), bytes(request.get(2)));
      case "resolve" -> resolve(schema(request, 1), schema(request, 2), bytes(request.get(3)));
      case "reads" -> reads(schema(request, 1), schema(request, 2));
      case "fingerprint" -> String.format("%016x", schema(request, 1).fingerprint());
      case "frames.encode" -> hex(stream(FrameValues.of((List<?>) request.get(1))));
      case "frames.decode" -> frames(bytes(request.get(1)));
      default -> throw new UnsupportedOperationException();
    };
  }

  private String encode(Schema schema, Object json) {
    return hex(coders.apply(schema).encode(Values.of(schema, json)));
  }

  private Object decode(Schema schema, byte[] message) {
    return JsonOfValues.of(schema, coders.apply(schema).decode(message));
  }

  private Object resolve(Schema writer, Schema reader, byte[] message) {
    return JsonOfValues.of(reader, coders.apply(reader).reading(writer).decode(message));
  }

  private Object reads(Schema writer, Schema reader) {
    coders.apply(reader).reading(writer);
    return null;
  }

  private static byte[] stream(List<Frame> frames) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    FrameWriter writer = new FrameWriter(bytes);
    for (Frame frame : frames) writer.write(frame);
    return bytes.toByteArray();
  }

  private static List<?> frames(byte[] stream) throws IOException {
    List<Object> frames = new ArrayList<>();
    try (FrameReader reader = new FrameReader(new ByteArrayInputStream(stream))) {
      for (Frame frame = reader.next(); frame != null; frame = reader.next())
        frames.add(FrameValues.json(frame));
    }
    return frames;
  }

  private static Schema schema(List<?> request, int at) {
    return Schema.parse((String) request.get(at));
  }

  private static byte[] bytes(Object hex) {
    return HexFormat.of().parseHex((String) hex);
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
