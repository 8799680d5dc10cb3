// Prints cases: what a build function makes of a builder, or bytes given from outside.

#pragma once

#include <functional>
#include <iostream>
#include <string>
#include <vector>

#include "../../readers/cpp/reencode.h"
#include "../../readers/cpp/typed_value.h"

namespace valid {

using flexbuffers::Builder;
using Build = std::function<void(Builder &)>;

inline const char *group = "";
inline int failures = 0;

struct Options {
  flexbuffers::BuilderFlag flags = flexbuffers::BUILDER_FLAG_SHARE_KEYS;
  flexbuffers::BitWidth width = flexbuffers::BIT_WIDTH_8;
  const char *because = "";  // why writing the value again gives other bytes
};

inline void print(const std::string &id, const std::string &reason, const std::vector<uint8_t> &bytes, const std::string &because) {
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

inline void add(const std::string &id, const std::string &reason, const Build &build, const Options &options = {}) {
  Builder builder(256, options.flags);
  builder.ForceMinimumBitWidth(options.width);
  build(builder);
  builder.Finish();
  print(id, reason, builder.GetBuffer(), options.because);
}

/// The cases made by hand, from standard input: id, reason, bytes as hex, and why they are written again to other bytes.
inline void given() {
  group = "unusual";
  std::string id, reason, digits, because;
  while (std::getline(std::cin, id, '\t') && std::getline(std::cin, reason, '\t') && std::getline(std::cin, digits, '\t') &&
         std::getline(std::cin, because)) {
    std::vector<uint8_t> bytes;
    for (size_t i = 0; i < digits.size(); i += 2) bytes.push_back(static_cast<uint8_t>(std::stoi(digits.substr(i, 2), nullptr, 16)));
    print(id, reason, bytes, because);
  }
}

}  // namespace valid
