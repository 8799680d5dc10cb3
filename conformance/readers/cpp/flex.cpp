// The reference C++ implementation. usage: flex read [--reuse-tracker] | flex write
// read: length-prefixed messages in, canonical JSON lines out; write: JSON lines in, length-prefixed messages out.

#include <cstring>
#include <iostream>
#include <iterator>
#include <stdexcept>

#include "flatbuffers/idl.h"
#include "typed_value.h"

namespace {

std::string canonical(flexbuffers::Reference value);

std::string bits(double value) {
  uint64_t raw = 0x7ff8000000000000;
  if (!std::isnan(value)) std::memcpy(&raw, &value, 8);
  char text[32];
  std::snprintf(text, sizeof text, "\"f64:%016" PRIx64 "\"", raw);
  return text;
}

std::string entries(const flexbuffers::Map &map) {
  std::string out = "{";
  const auto keys = map.Keys();
  for (size_t i = 0; i < keys.size(); i++) {
    const char *key = keys[i].AsKey();
    if (i > 0) out += ',';
    out += octavo::quoted(key, std::strlen(key)) + ':' + canonical(map[key]);
  }
  return out + '}';
}

std::string canonical(flexbuffers::Reference value) {
  if (value.IsNull()) return "null";
  if (value.IsBool()) return value.AsBool() ? "true" : "false";
  if (value.IsInt()) return std::to_string(value.AsInt64());
  if (value.IsUInt()) return std::to_string(value.AsUInt64());
  if (value.IsFloat()) return bits(value.AsDouble());
  if (value.IsKey()) return octavo::quoted(value.AsKey(), std::strlen(value.AsKey()));
  if (value.IsString()) return octavo::quoted(value.AsString().c_str(), value.AsString().size());
  if (value.IsBlob()) return "\"hex:" + octavo::hex(value.AsBlob().data(), value.AsBlob().size()) + '"';
  if (value.IsMap()) return entries(value.AsMap());
  if (value.IsUntypedVector()) return octavo::listed(value.AsVector(), canonical);
  if (value.IsFixedTypedVector()) return octavo::listed(value.AsFixedTypedVector(), canonical);
  return octavo::listed(value.AsTypedVector(), canonical);
}

std::string read(const std::string &message, bool tracks_reuse) {
  const auto bytes = reinterpret_cast<const uint8_t *>(message.data());
  std::vector<uint8_t> tracker;
  if (!flexbuffers::VerifyBuffer(bytes, message.size(), tracks_reuse ? &tracker : nullptr)) return "error: rejected by the verifier";
  return canonical(flexbuffers::GetRoot(bytes, message.size()));
}

void read_all(bool tracks_reuse) {
  const std::string input{std::istreambuf_iterator<char>(std::cin), {}};
  for (size_t at = 0; at < input.size();) {
    uint32_t size;
    std::memcpy(&size, &input[at], 4);
    std::cout << read(input.substr(at + 4, size), tracks_reuse) << '\n';
    at += 4 + size;
  }
}

void write_all() {
  for (std::string line; std::getline(std::cin, line);) {
    flatbuffers::Parser parser;
    flexbuffers::Builder builder;
    if (!parser.ParseFlexBuffer(line.c_str(), nullptr, &builder)) throw std::runtime_error(parser.error_);
    const auto &bytes = builder.GetBuffer();
    const uint32_t size = static_cast<uint32_t>(bytes.size());
    std::cout.write(reinterpret_cast<const char *>(&size), 4).write(reinterpret_cast<const char *>(bytes.data()), size);
  }
}

}  // namespace

int main(int count, char **arguments) {
  const std::string verb = count > 1 ? arguments[1] : "";
  if (verb == "read") {
    read_all(count > 2);
  } else {
    write_all();
  }
}
