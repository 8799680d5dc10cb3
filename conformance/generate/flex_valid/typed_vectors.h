// Typed vectors, of fixed sizes as well.

#pragma once

#include <limits>

#include "cases.h"

namespace valid {

template<typename T>
void bulk(const std::string &name, const std::vector<T> &values, bool same) {
  const Options differs{
      flexbuffers::BUILDER_FLAG_SHARE_KEYS, flexbuffers::BIT_WIDTH_8,
      values.empty() ? "pushed one by one an empty typed vector has type vector_key" : "a bulk vector keeps the width of its element type"};
  add("bulk " + name, "a typed vector written in bulk", [&](Builder &b) { b.Vector(values); }, same ? Options{} : differs);
}

inline void typed_vectors() {
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

inline void fixed_vectors() {
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

}  // namespace valid
