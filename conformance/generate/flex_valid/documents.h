// Whole documents, and containers wider than they need to be.

#pragma once

#include "cases.h"

namespace valid {

inline void unusual() {
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

inline void addRows(const std::string &id, const std::string &reason, int count, const std::function<void(Builder &, int)> &fields) {
  add(id, reason, [=](Builder &b) {
    b.Vector([&] {
      for (int i = 0; i < count; i++) b.Map([&] { fields(b, i); });
    });
  });
}

inline void rows() {
  addRows("rows with a string of their own", "each map brings one string and shares another", 60, [](Builder &b, int i) {
    b.Int("id", 1000 + i);
    b.String("kind", "kind " + std::to_string(i % 3));
    b.String("name", "name " + std::to_string(i));
  });
  addRows("rows with a string twice", "some maps bring a string that two of their keys have", 40, [](Builder &b, int i) {
    b.String("from", "place " + std::to_string(i));
    b.String("to", "place " + std::to_string(i % 3 == 0 ? i : i + 100));
  });
  addRows("rows with long strings", "a string of 255 bytes has a size of one byte, one of 256 has two", 24, [](Builder &b, int i) {
    b.String("name", "name " + std::to_string(i));
    b.String("text", std::string(i % 4 == 3 ? 256 : i % 4 == 1 ? 255 : 20, static_cast<char>('a' + i)));
  });
  addRows("rows with many strings", "each map brings eight strings, or nine", 12, [](Builder &b, int i) {
    for (int field = 0; field < 8 + i % 2; field++) {
      b.String(("field" + std::to_string(field)).c_str(), "value " + std::to_string(i) + "." + std::to_string(field));
    }
  });
}

inline void documents() {
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
  rows();
}

}  // namespace valid
