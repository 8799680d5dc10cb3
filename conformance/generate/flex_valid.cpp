// Prints the valid vectors made by the reference builder, one JSON case a line, each with its group in front.
// Run by generate/flex.py, which writes them into vectors/flex/valid.

#include <functional>
#include <iostream>
#include <limits>

#include "../readers/cpp/reencode.h"
#include "../readers/cpp/typed_value.h"

namespace {

using flexbuffers::Builder;
using Build = std::function<void(Builder &)>;

const char *group = "";
int failures = 0;

struct Options {
  flexbuffers::BuilderFlag flags = flexbuffers::BUILDER_FLAG_SHARE_KEYS;
  flexbuffers::BitWidth width = flexbuffers::BIT_WIDTH_8;
  const char *because = "";  // why writing the value again gives other bytes
};

void print(const std::string &id, const std::string &reason, const std::vector<uint8_t> &bytes, const std::string &because) {
  const auto root = flexbuffers::GetRoot(bytes.data(), bytes.size());
  const auto again = octavo::reencode(root);
  const bool same = again == bytes;
  if (same != because.empty()) {
    std::cerr << id << (same ? ": is written again to the same bytes\n" : ": needs a reason to be written to other bytes\n");
    failures++;
    return;
  }
  std::cout << group << "\t{\"id\":\"" << id << "\",\"reason\":" << octavo::quoted(reason.data(), reason.size()) << ",\"bytes\":\""
            << octavo::hex(bytes.data(), bytes.size()) << "\",\"value\":" << octavo::typed_value(root);
  if (same) {
    std::cout << ",\"reencode\":\"same\"}\n";
  } else {
    std::cout << ",\"reencode\":\"differs\",\"because\":" << octavo::quoted(because.data(), because.size()) << ",\"reference\":\""
              << octavo::hex(again.data(), again.size()) << "\"}\n";
  }
}

void add(const std::string &id, const std::string &reason, const Build &build, const Options &options = {}) {
  Builder builder(256, options.flags);
  builder.ForceMinimumBitWidth(options.width);
  build(builder);
  builder.Finish();
  print(id, reason, builder.GetBuffer(), options.because);
}

/// The cases made by hand, from standard input: id, reason, bytes as hex, and why they are written again to other bytes.
void given() {
  group = "unusual";
  std::string id, reason, digits, because;
  while (std::getline(std::cin, id, '\t') && std::getline(std::cin, reason, '\t') && std::getline(std::cin, digits, '\t') &&
         std::getline(std::cin, because)) {
    std::vector<uint8_t> bytes;
    for (size_t i = 0; i < digits.size(); i += 2) bytes.push_back(static_cast<uint8_t>(std::stoi(digits.substr(i, 2), nullptr, 16)));
    print(id, reason, bytes, because);
  }
}

std::string number(double value) { return octavo::decimal(value); }

// Keys and groups of numbers on the edges of their widths.
const std::vector<int64_t> ints = {0,         1,        -1,     127,        128,        -128,        -129,        32767,
                                   32768,     -32768,   -32769, 2147483647, 2147483648, -2147483648, -2147483649, 9007199254740993,
                                   INT64_MAX, INT64_MIN};
const std::vector<uint64_t> uints = {0, 255, 256, 65535, 65536, 4294967295, 4294967296, 9223372036854775808u, UINT64_MAX};
const std::vector<double> doubles = {0.1,
                                     -0.1,
                                     1e300,
                                     -1e-300,
                                     3.141592653589793,
                                     9007199254740993.0,
                                     std::numeric_limits<double>::max(),
                                     std::numeric_limits<double>::min(),
                                     std::numeric_limits<double>::denorm_min(),
                                     1.0000000000000002};
const std::vector<float> floats = {0.0f,
                                   -0.0f,
                                   1.5f,
                                   -2.25f,
                                   std::numeric_limits<float>::max(),
                                   std::numeric_limits<float>::min(),
                                   std::numeric_limits<float>::denorm_min(),
                                   std::numeric_limits<float>::infinity(),
                                   -std::numeric_limits<float>::infinity(),
                                   16777216.0f};

void scalars() {
  group = "scalars";
  add("null", "the root is null", [](Builder &b) { b.Null(); });
  add("bool-false", "the root is false", [](Builder &b) { b.Bool(false); });
  add("bool-true", "the root is true", [](Builder &b) { b.Bool(true); });
  for (auto i : ints) add("int " + std::to_string(i), "an integer at the edge of a width", [&](Builder &b) { b.Int(i); });
  for (auto u : uints) add("uint " + std::to_string(u), "an unsigned integer at the edge of a width", [&](Builder &b) { b.UInt(u); });
  for (auto f : floats) add("float32 " + number(f), "a double that a float holds exactly takes 4 bytes", [&](Builder &b) { b.Double(f); });
  for (auto d : doubles) add("float64 " + number(d), "a double that no float holds takes 8 bytes", [&](Builder &b) { b.Double(d); });
  add("float64 nan", "not a number, as a double", [](Builder &b) { b.Double(std::numeric_limits<double>::quiet_NaN()); });
  add("float32 nan", "not a number, as a float", [](Builder &b) { b.Float(std::numeric_limits<float>::quiet_NaN()); },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "the reference writes a NaN double in 8 bytes"});
}

void strings() {
  group = "strings";
  const std::vector<std::pair<std::string, std::string>> texts = {{"empty", ""},
                                                                  {"ascii", "hello"},
                                                                  {"utf8 2 bytes", "gr\u00fc\u00df"},
                                                                  {"utf8 3 bytes", "\u65e5\u672c\u8a9e"},
                                                                  {"utf8 4 bytes", "\U0001f600\U0010ffff"},
                                                                  {"quotes", "say \"hi\" \\ bye"},
                                                                  {"controls", "\x01\t\n\x1f\x7f"},
                                                                  {"254 bytes", std::string(254, 'x')},
                                                                  {"255 bytes", std::string(255, 'x')},
                                                                  {"256 bytes", std::string(256, 'x')},
                                                                  {"byte order mark", "\ufeffx"},
                                                                  {"last of each length", "\x7f\u07ff\uffff"}};
  for (auto &[name, text] : texts) {
    add("string " + name, "a string: size, bytes, zero byte", [&, &text = text](Builder &b) { b.String(text); });
    add("key " + name, "a key as a value: bytes, zero byte, no size", [&, &text = text](Builder &b) { b.Key(text); });
  }
  add("string with zero byte", "a string may hold a zero byte", [](Builder &b) { b.String("a\0b", 3); });
  add("string 65535 bytes", "the longest string with a 2-byte size", [](Builder &b) { b.String(std::string(65535, 'y')); });
  add("string 65536 bytes", "the shortest string with a 4-byte size", [](Builder &b) { b.String(std::string(65536, 'y')); });
}

void blobs() {
  group = "blobs";
  for (size_t size : {0, 1, 3, 255, 256, 1000}) {
    std::vector<uint8_t> bytes(size);
    for (size_t i = 0; i < size; i++) bytes[i] = static_cast<uint8_t>(i * 7);
    add("blob " + std::to_string(size) + " bytes", "a blob: size, bytes, no zero byte", [&](Builder &b) { b.Blob(bytes); });
  }
  add("blob of text bytes", "a blob need not be UTF-8", [](Builder &b) { b.Blob(std::vector<uint8_t>{0xff, 0xfe, 0x80, 0}); });
  add("blob in map", "a blob beside a string", [](Builder &b) {
    b.Map([&] {
      b.Blob("raw", "\1\2\3", 3);
      b.String("text", "t");
    });
  });
}

void indirect() {
  group = "indirect";
  for (auto i : ints) add("indirect int " + std::to_string(i), "an integer behind an offset", [&](Builder &b) { b.IndirectInt(i); });
  for (auto u : uints)
    add("indirect uint " + std::to_string(u), "an unsigned integer behind an offset", [&](Builder &b) { b.IndirectUInt(u); });
  for (auto f : {0.0f, -0.0f, 1.5f, std::numeric_limits<float>::infinity()})
    add("indirect float32 " + number(f), "a float behind an offset", [&](Builder &b) { b.IndirectFloat(f); });
  for (auto d : {0.1, -1e300, std::numeric_limits<double>::denorm_min()})
    add("indirect float64 " + number(d), "a double behind an offset", [&](Builder &b) { b.IndirectDouble(d); });
  add("indirect values keep a vector narrow", "an 8-byte scalar behind a 1-byte offset", [](Builder &b) {
    b.Vector([&] {
      b.IndirectInt(INT64_MAX);
      b.Int(1);
      b.IndirectDouble(0.1);
      b.IndirectUInt(300);
    });
  });
  add("indirect values in map", "a map of 1-byte elements with wide values", [](Builder &b) {
    b.Map([&] {
      b.IndirectInt("at", 1700000000000);
      b.Bool("open", true);
      b.IndirectDouble("price", 99.99);
    });
  });
}

void vectors() {
  group = "vectors";
  add("vector empty", "a vector without elements", [](Builder &b) { b.Vector([] {}); });
  add("vector of one null", "null takes an element and a type byte", [](Builder &b) { b.Vector([&] { b.Null(); }); });
  add("vector of nulls", "several nulls", [](Builder &b) {
    b.Vector([&] {
      b.Null();
      b.Null();
      b.Null();
    });
  });
  add("vector of bools", "bools in an untyped vector", [](Builder &b) {
    b.Vector([&] {
      b.Bool(true);
      b.Bool(false);
    });
  });
  for (auto i : {int64_t(1), int64_t(200), int64_t(70000), int64_t(1) << 40})
    add("vector widened by " + std::to_string(i), "the widest element gives the width of all", [&](Builder &b) {
      b.Vector([&] {
        b.Int(1);
        b.Int(i);
        b.Int(-1);
      });
    });
  add("vector widened by float", "a float makes every element 4 bytes", [](Builder &b) {
    b.Vector([&] {
      b.Int(1);
      b.Float(0.5f);
      b.Null();
    });
  });
  add("vector widened by double", "a double makes every element 8 bytes", [](Builder &b) {
    b.Vector([&] {
      b.Bool(true);
      b.Double(0.1);
      b.UInt(7);
    });
  });
  add("vector of every type", "one element of each type",
      [](Builder &b) {
        const int32_t pair[] = {1, -2};
        b.Vector([&] {
          b.Null();
          b.Int(-5);
          b.UInt(5);
          b.Float(1.5f);
          b.Key("k");
          b.String("s");
          b.IndirectInt(-6);
          b.IndirectUInt(6);
          b.IndirectFloat(2.5f);
          b.Map([&] { b.Int("x", 1); });
          b.Vector([&] {
            b.Int(2);
            b.Null();
          });
          b.TypedVector([&] {
            b.Int(1);
            b.Int(2);
          });
          b.FixedTypedVector(pair, 2);
          b.Blob("\x01", 1);
          b.Bool(true);
          b.TypedVector([&] {
            b.Bool(true);
            b.Bool(false);
          });
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "the fixed vector was written in bulk with 4-byte elements"});
  add("vector of strings", "strings are not shared by default", [](Builder &b) {
    b.Vector([&] {
      b.String("a");
      b.String("b");
      b.String("a");
    });
  });
  add("vector of keys untyped", "equal keys are shared", [](Builder &b) {
    b.Vector([&] {
      b.Key("a");
      b.Key("b");
      b.Key("a");
    });
  });
  add("vector nested", "vectors in a vector", [](Builder &b) {
    b.Vector([&] {
      b.Vector([&] {
        b.Int(1);
        b.Null();
      });
      b.Vector([] {});
      b.Vector([&] { b.Vector([&] { b.String("deep"); }); });
    });
  });
  for (size_t size : {255, 256, 300})
    add("vector of " + std::to_string(size) + " ints", "the size takes 1 byte up to 255, then 2", [&](Builder &b) {
      b.Vector([&] {
        for (size_t i = 0; i < size; i++) b.Int(static_cast<int64_t>(i % 3));
      });
    });
  add("vector offset crosses 255", "a far string makes the offsets 2 bytes", [](Builder &b) {
    b.Vector([&] {
      b.String("near the start");
      b.String(std::string(250, '-'));
    });
  });
  add("vector offset crosses 65535", "a far string makes the offsets 4 bytes", [](Builder &b) {
    b.Vector([&] {
      b.String("start");
      b.Blob(std::vector<uint8_t>(65600));
    });
  });
  add("vector 64 deep", "nesting at the default limit", [](Builder &b) {
    std::vector<size_t> starts;
    for (int i = 0; i < 64; i++) starts.push_back(b.StartVector());
    for (int i = 63; i >= 0; i--) b.EndVector(starts[i], false, false);
  });
}

template<typename T>
void bulk(const std::string &name, const std::vector<T> &values, bool same) {
  const Options differs{
      flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8,
      values.empty() ? "pushed one by one an empty typed vector has type vector_key" : "a bulk vector keeps the width of its element type"};
  add("bulk " + name, "a typed vector written in bulk", [&](Builder &b) { b.Vector(values); }, same ? Options{} : differs);
}

void typed_vectors() {
  group = "typed-vectors";
  for (auto last : {int64_t(-3), int64_t(200), int64_t(-70000), int64_t(1) << 40, INT64_MIN})
    add("ints up to " + std::to_string(last), "a typed vector has no type bytes", [&](Builder &b) {
      b.TypedVector([&] {
        b.Int(1);
        b.Int(2);
        b.Int(last);
      });
    });
  for (auto last : {uint64_t(255), uint64_t(256), uint64_t(65536), UINT64_MAX})
    add("uints up to " + std::to_string(last), "unsigned elements", [&](Builder &b) {
      b.TypedVector([&] {
        b.UInt(0);
        b.UInt(last);
      });
    });
  add("one int", "a typed vector of one element", [](Builder &b) { b.TypedVector([&] { b.Int(7); }); });
  add("floats 4 bytes", "all fit a float", [](Builder &b) {
    b.TypedVector([&] {
      b.Double(0.5);
      b.Double(-0.0);
      b.Double(1024);
    });
  });
  add("floats 8 bytes", "one needs a double", [](Builder &b) {
    b.TypedVector([&] {
      b.Double(0.5);
      b.Double(0.1);
    });
  });
  add("floats with infinities", "infinities and NaN", [](Builder &b) {
    b.TypedVector([&] {
      b.Double(INFINITY);
      b.Double(-INFINITY);
      b.Double(NAN);
    });
  });
  add("bools", "one byte a bool", [](Builder &b) {
    b.TypedVector([&] {
      b.Bool(true);
      b.Bool(false);
      b.Bool(true);
    });
  });
  add("keys", "offsets to keys", [](Builder &b) {
    b.TypedVector([&] {
      b.Key("one");
      b.Key("two");
      b.Key("one");
    });
  });
  add("keys empty", "a typed vector without elements is one of keys", [](Builder &b) { b.TypedVector([] {}); });
  add("strings deprecated", "vector_string: its elements are read as keys",
      [](Builder &b) {
        b.TypedVector([&] {
          b.String("one");
          b.String("two");
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8,
       "its elements are read as keys and written again as a vector of keys"});
  add("strings deprecated with a 2-byte size", "the reader must not need the size",
      [](Builder &b) {
        b.TypedVector([&] {
          b.String(std::string(300, 'z'));
          b.String("");
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8,
       "its elements are read as keys and written again as a vector of keys"});
  bulk<int8_t>("int8", {1, -1, 127}, true);
  bulk<int16_t>("int16", {1, -1, 300}, true);
  bulk<int32_t>("int32", {1, -1, 70000}, true);
  bulk<int64_t>("int64", {1, -1, int64_t(1) << 40}, true);
  bulk<int16_t>("int16 small", {1, 2}, false);
  bulk<int32_t>("int32 small", {1, 2}, false);
  bulk<int64_t>("int64 small", {1, 2}, false);
  bulk<uint8_t>("uint8", {0, 255}, true);
  bulk<uint16_t>("uint16", {0, 65535}, true);
  bulk<uint32_t>("uint32 small", {0, 1}, false);
  bulk<uint64_t>("uint64", {0, UINT64_MAX}, true);
  bulk<float>("float", {0.5f, 1.5f}, true);
  bulk<double>("double small", {0.5, 1.5}, false);
  bulk<double>("double", {0.1, 0.2}, true);
  bulk<int32_t>("int32 empty", {}, false);
  bulk<uint16_t>("uint16 empty", {}, false);
  bulk<double>("double empty", {}, false);
  add("bool array", "bools in bulk", [](Builder &b) {
    const bool bits[] = {true, true, false};
    b.Vector(bits, 3);
  });
  for (size_t size : {255, 256})
    add(std::to_string(size) + " typed ints", "the size widens the elements", [&](Builder &b) {
      b.TypedVector([&] {
        for (size_t i = 0; i < size; i++) b.Int(static_cast<int64_t>(i % 100));
      });
    });
  add("typed vectors in map", "typed vectors as values", [](Builder &b) {
    b.Map([&] {
      b.TypedVector("flags", [&] { b.Bool(false); });
      b.TypedVector("floats", [&] { b.Double(2.5); });
      b.TypedVector("ints", [&] {
        b.Int(1);
        b.Int(1000);
      });
    });
  });
}

template<typename T>
void fixed(const std::string &name, const std::vector<T> &values) {
  const auto fill = [&](Builder &b) {
    const auto start = b.StartVector();
    for (auto value : values) b.Add(value);
    b.EndVector(start, true, true);
  };
  add("fixed " + name + ' ' + std::to_string(values.size()), "no size: it is in the type", fill);
}

void fixed_vectors() {
  group = "fixed-vectors";
  fixed<int64_t>("int8", {1, -2});
  fixed<int64_t>("int8", {1, -2, 3});
  fixed<int64_t>("int8", {1, -2, 3, -4});
  fixed<int64_t>("int16", {1, -2000});
  fixed<int64_t>("int32", {1, -2000, 300000});
  fixed<int64_t>("int64", {1, 2, 3, INT64_MIN});
  fixed<uint64_t>("uint8", {1, 255});
  fixed<uint64_t>("uint8", {1, 2, 255});
  fixed<uint64_t>("uint8", {1, 2, 3, 255});
  fixed<uint64_t>("uint16", {1, 65535});
  fixed<uint64_t>("uint32", {1, 2, 4294967295});
  fixed<uint64_t>("uint64", {1, 2, 3, UINT64_MAX});
  fixed<double>("float32", {0.5, -1.5});
  fixed<double>("float32", {0.5, -1.5, 2});
  fixed<double>("float32", {0.5, -1.5, 2, 4});
  fixed<double>("float64", {0.1, 0.5});
  fixed<double>("float64", {0.1, 0.2, 0.3});
  fixed<double>("float64", {0.1, 0.2, 0.3, 1e100});
  add("fixed bulk int32 3", "written in bulk",
      [](Builder &b) {
        const int32_t v[] = {1, 2, 3};
        b.FixedTypedVector(v, 3);
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "a bulk vector keeps the width of its element type"});
  add("fixed in map", "a position and a colour", [](Builder &b) {
    const float at[] = {1.5f, 2.5f, 3.5f};
    const uint8_t colour[] = {255, 128, 0, 255};
    b.Map([&] {
      b.FixedTypedVector("at", at, 3);
      b.FixedTypedVector("colour", colour, 4);
    });
  });
}

void maps() {
  group = "maps";
  add("map empty", "a map without entries", [](Builder &b) { b.Map([] {}); });
  add("map of one", "one entry", [](Builder &b) { b.Map([&] { b.Int("a", 1); }); });
  add("map sorts its keys", "keys given in any order are sorted",
      [](Builder &b) {
        b.Map([&] {
          b.Int("c", 3);
          b.Int("a", 1);
          b.Int("b", 2);
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "written again its keys come in sorted order"});
  add("map key is prefix", "a shorter key sorts before a longer one", [](Builder &b) {
    b.Map([&] {
      b.Int("", 0);
      b.Int("a", 1);
      b.Int("aa", 2);
      b.Int("ab", 3);
      b.Int("b", 4);
    });
  });
  add("map keys as unsigned bytes", "bytes over 127 sort last", [](Builder &b) {
    b.Map([&] {
      b.Int("a", 1);
      b.Int("z", 2);
      b.Int("\u00e9", 3);
      b.Int("\u65e5", 4);
      b.Int("\uffff", 5);
      b.Int("\U0001f600", 6);
    });
  });
  add("map of every scalar", "values of the inline types", [](Builder &b) {
    b.Map([&] {
      b.Bool("bool", true);
      b.Float("float", 0.5f);
      b.Int("int", -3);
      b.Null("null");
      b.UInt("uint", 200);
    });
  });
  add("map widened by double", "a double makes every element 8 bytes", [](Builder &b) {
    b.Map([&] {
      b.Double("d", 0.1);
      b.Int("i", 1);
      b.String("s", "x");
    });
  });
  add("map widened by int", "a 2-byte integer", [](Builder &b) {
    b.Map([&] {
      b.Int("i", 1);
      b.Int("j", 1000);
    });
  });
  add("map nested", "maps in a map share keys", [](Builder &b) {
    b.Map([&] {
      b.Map("a", [&] {
        b.Int("a", 1);
        b.Map("b", [&] { b.Null("a"); });
      });
      b.Map("b", [&] { b.Map("a", [] {}); });
    });
  });
  add("maps in vector share keys", "three maps of one shape", [](Builder &b) {
    b.Vector([&] {
      for (int i = 0; i < 3; i++)
        b.Map([&] {
          b.Int("id", i);
          b.String("name", "n" + std::to_string(i));
        });
    });
  });
  add("map key beside key value", "a key value shares the map's key", [](Builder &b) {
    b.Map([&] {
      b.Key("a");
      b.Key("a");
      b.Key("b");
      b.Key("a");
    });
  });
  add("map shares no strings", "a string equal to a key is not shared", [](Builder &b) {
    b.Map([&] {
      b.String("a", "a");
      b.String("b", "a");
    });
  });
  add("map long keys", "keys of 255 and 300 bytes", [](Builder &b) {
    b.Map([&] {
      b.Int(std::string(255, 'k').c_str(), 1);
      b.Int(std::string(300, 'k').c_str(), 2);
    });
  });
  for (int size : {100, 255, 256, 1000})
    add("map of " + std::to_string(size) + " keys", "the key vector is searched by halving", [&](Builder &b) {
      b.Map([&] {
        for (int i = 0; i < size; i++) {
          char key[16];
          std::snprintf(key, sizeof key, "key%04d", i);
          b.Int(key, i * 3);
        }
      });
    });
  add("map 64 deep", "nesting at the default limit", [](Builder &b) {
    std::vector<size_t> starts;
    for (int i = 0; i < 64; i++) {
      if (i > 0) b.Key("m");
      starts.push_back(b.StartMap());
    }
    for (int i = 63; i >= 0; i--) b.EndMap(starts[i]);
  });
}

void reuse(const std::string &id, int count, const Build &shared) {
  add(id + ' ' + std::to_string(count) + " times", "one value, many offsets to it",
      [&](Builder &b) {
        b.Vector([&] {
          shared(b);
          const auto value = b.LastValue();
          for (int i = 1; i < count; i++) b.ReuseValue(value);
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "the builder shares only keys by itself"});
}

void sharing() {
  group = "sharing";
  const auto repeated = [](Builder &b) {
    b.Vector([&] {
      for (int i = 0; i < 4; i++)
        b.Map([&] {
          b.String("colour", i % 2 ? "red" : "green");
          b.String("kind", "red");
        });
    });
  };
  add("share strings", "equal strings written once", repeated,
      {flexbuffers::BUILDER_FLAG_SHARE_STRINGS, flexbuffers::BIT_WIDTH_8, "strings are shared, keys are not"});
  add("share keys and strings", "equal keys and strings written once", repeated,
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS_AND_STRINGS, flexbuffers::BIT_WIDTH_8, "strings are shared"});
  add("share nothing", "every key written again", repeated,
      {flexbuffers::BUILDER_FLAG_NONE, flexbuffers::BIT_WIDTH_8, "keys are not shared"});
  for (int count : {2, 64, 65, 100})
    reuse("reuse vector", count, [](Builder &b) {
      b.Vector([&] {
        b.Int(1);
        b.Null();
      });
    });
  for (int count : {2, 65}) reuse("reuse map", count, [](Builder &b) { b.Map([&] { b.Int("a", 1); }); });
  for (int count : {2, 65, 300}) reuse("reuse string", count, [](Builder &b) { b.String("again"); });
  for (int count : {2, 65}) reuse("reuse indirect", count, [](Builder &b) { b.IndirectDouble(0.1); });
  reuse("reuse typed vector", 65, [](Builder &b) {
    b.TypedVector([&] {
      b.Int(1);
      b.Int(2);
    });
  });
  reuse("reuse blob", 65, [](Builder &b) { b.Blob("\1\2", 2); });
  add("reuse diamond", "shared values that share values: four levels, sixteen leaves",
      [](Builder &b) {
        b.Vector([&] {
          b.String("leaf");
          auto value = b.LastValue();
          for (int level = 0; level < 3; level++) {
            const auto start = b.StartVector();
            b.ReuseValue(value);
            b.ReuseValue(value);
            b.EndVector(start, false, false);
            value = b.LastValue();
          }
          b.ReuseValue(value);
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "the builder shares only keys by itself"});
}

void unusual() {
  group = "unusual";
  for (auto width : {flexbuffers::BIT_WIDTH_16, flexbuffers::BIT_WIDTH_32, flexbuffers::BIT_WIDTH_64}) {
    const Options forced{flexbuffers::BUILDER_FLAG_SHARE_KEYS, width, "its containers are wider than they need to be"};
    const auto bytes = " forced to " + std::to_string(1 << width) + " bytes";
    add(
        "vector" + bytes, "readers take the width as written",
        [](Builder &b) {
          b.Vector([&] {
            b.Int(-1);
            b.Null();
            b.String("s");
            b.Bool(true);
          });
        },
        forced);
    add(
        "map" + bytes, "readers take the width as written",
        [](Builder &b) {
          b.Map([&] {
            b.Int("a", -1);
            b.String("b", "s");
          });
        },
        forced);
    add(
        "typed vector" + bytes, "readers take the width as written",
        [](Builder &b) {
          b.TypedVector([&] {
            b.UInt(1);
            b.UInt(2);
          });
        },
        forced);
    add(
        "key vector" + bytes, "readers take the width as written",
        [](Builder &b) {
          b.TypedVector([&] {
            b.Key("a");
            b.Key("b");
          });
        },
        forced);
    add("empty map" + bytes, "readers take the width as written", [](Builder &b) { b.Map([] {}); }, forced);
  }
}

void documents() {
  group = "documents";
  add("the example of the FlexBuffers guide", "a map with a vector in it",
      [](Builder &b) {
        b.Map([&] {
          b.Vector("vec", [&] {
            b.Int(-100);
            b.String("Fred");
            b.Double(4.0);
          });
          b.UInt("foo", 100);
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "written again its keys come in sorted order"});
  add("the example of the reference's own test", "most types in one map",
      [](Builder &b) {
        b.Map([&] {
          const int32_t ints[] = {1, 2, 3};
          const bool bools[] = {true, false, true, false};
          b.Vector("bar", ints, 3);
          b.FixedTypedVector("bar3", ints, 3);
          b.Bool("bool", true);
          b.Vector("bools", bools, 4);
          b.Double("foo", 100);
          b.Map("mymap", [&] { b.String("foo", "Fred"); });
          b.Vector("vec", [&] {
            b.Int(-100);
            b.String("Fred");
            b.IndirectFloat(4.0f);
            b.Blob("M\x01\x02", 3);
            b.Bool(false);
            b.IndirectFloat(4.0f);
          });
        });
      },
      {flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8, "its vectors were written in bulk with 4-byte elements"});
  add("a row of a table", "strings, numbers and a nested vector", [](Builder &b) {
    b.Map([&] {
      b.Int("createdAt", 1700000000000);
      b.UInt("id", 12345678901234567890u);
      b.Double("score", 0.875);
      b.String("status", "active");
      b.Vector("tags", [&] {
        b.String("a");
        b.String("b");
      });
      b.Bool("verified", true);
    });
  });
  add("a tree", "a recursive shape", [](Builder &b) {
    const std::function<void(int)> node = [&](int depth) {
      b.Map([&] {
        b.Key("children");
        b.Vector([&] {
          for (int i = 0; i < depth; i++) node(depth - 1);
        });
        b.String("name", "level " + std::to_string(depth));
      });
    };
    node(3);
  });
}

}  // namespace

int main() {
  scalars();
  strings();
  blobs();
  indirect();
  vectors();
  typed_vectors();
  fixed_vectors();
  maps();
  sharing();
  unusual();
  documents();
  given();
  return failures > 0;
}
