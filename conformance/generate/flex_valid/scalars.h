// Values that are no containers.

#pragma once

#include <limits>

#include "cases.h"

namespace valid {

inline std::string number(double value) { return octavo::decimal(value); }

// Keys and groups of numbers on the edges of their widths.
inline const std::vector<int64_t> ints = {0,         1,        -1,     127,        128,        -128,        -129,        32767,
                                          32768,     -32768,   -32769, 2147483647, 2147483648, -2147483648, -2147483649, 9007199254740993,
                                          INT64_MAX, INT64_MIN};
inline const std::vector<uint64_t> uints = {0, 255, 256, 65535, 65536, 4294967295, 4294967296, 9223372036854775808u, UINT64_MAX};
inline const std::vector<double> doubles = {0.1,
                                            -0.1,
                                            1e300,
                                            -1e-300,
                                            3.141592653589793,
                                            9007199254740993.0,
                                            std::numeric_limits<double>::max(),
                                            std::numeric_limits<double>::min(),
                                            std::numeric_limits<double>::denorm_min(),
                                            1.0000000000000002};
inline const std::vector<float> floats = {0.0f,
                                          -0.0f,
                                          1.5f,
                                          -2.25f,
                                          std::numeric_limits<float>::max(),
                                          std::numeric_limits<float>::min(),
                                          std::numeric_limits<float>::denorm_min(),
                                          std::numeric_limits<float>::infinity(),
                                          -std::numeric_limits<float>::infinity(),
                                          16777216.0f};

inline void scalars() {
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

inline void strings() {
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

inline void blobs() {
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

inline void indirect() {
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

}  // namespace valid
