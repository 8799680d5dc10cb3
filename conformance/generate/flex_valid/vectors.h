// Untyped vectors.

#pragma once

#include "cases.h"

namespace valid {

inline void vectors() {
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

}  // namespace valid
