// Maps, and values that several places share.

#pragma once

#include "cases.h"

namespace valid {

inline void maps() {
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

inline void reuse(const std::string &id, int count, const Build &shared) {
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

inline void sharing() {
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

}  // namespace valid
