// A FlexBuffers value as the typed JSON of the vectors: {"int":"5"}. See ../../README.md.
#pragma once

#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <string>

#include "flatbuffers/flexbuffers.h"

namespace octavo {

inline std::string hex(const uint8_t *bytes, size_t size) {
  static const char digits[] = "0123456789abcdef";
  std::string out;
  for (size_t i = 0; i < size; i++) {
    out += digits[bytes[i] >> 4];
    out += digits[bytes[i] & 15];
  }
  return out;
}

inline std::string quoted(const char *text, size_t size) {
  std::string out = "\"";
  for (size_t i = 0; i < size; i++) {
    const unsigned char c = text[i];
    if (c == '"' || c == '\\') {
      out += '\\';
      out += text[i];
    } else if (c < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", c);
      out += escape;
    } else {
      out += text[i];
    }
  }
  return out + '"';
}

/// The shortest decimal that reads back as the same double; "nan", "inf", "-inf" where there is none.
inline std::string decimal(double value) {
  if (std::isnan(value)) return "nan";
  char text[40];
  for (int precision = 1; precision <= 17; precision++) {
    std::snprintf(text, sizeof text, "%.*g", precision, value);
    if (std::strtod(text, nullptr) == value) break;
  }
  return text;
}

inline std::string quoted_int(int64_t value) { return '"' + std::to_string(value) + '"'; }
inline std::string quoted_uint(uint64_t value) { return '"' + std::to_string(value) + '"'; }

inline const char *type_name(flexbuffers::Type type) {
  static const char *const names[] = {
      "null",           "int",          "uint",          "float",       "key",          "string",        "indirect_int", "indirect_uint",
      "indirect_float", "map",          "vector",        "vector_int",  "vector_uint",  "vector_float",  "vector_key",   "vector_string",
      "vector_int2",    "vector_uint2", "vector_float2", "vector_int3", "vector_uint3", "vector_float3", "vector_int4",  "vector_uint4",
      "vector_float4",  "blob",         "bool"};
  return type == flexbuffers::FBT_VECTOR_BOOL ? "vector_bool" : names[type];
}

std::string typed_value(flexbuffers::Reference value);

/// One element of a typed vector: its type is the vector's.
inline std::string bare_element(flexbuffers::Reference element) {
  switch (element.GetType()) {
    case flexbuffers::FBT_INT:
      return quoted_int(element.AsInt64());
    case flexbuffers::FBT_UINT:
      return quoted_uint(element.AsUInt64());
    case flexbuffers::FBT_FLOAT:
      return '"' + decimal(element.AsDouble()) + '"';
    case flexbuffers::FBT_BOOL:
      return element.AsBool() ? "true" : "false";
    default:
      return quoted(element.AsKey(), std::strlen(element.AsKey()));
  }
}

template<typename Elements, typename Print>
std::string listed(const Elements &elements, Print print) {
  std::string out = "[";
  for (size_t i = 0; i < elements.size(); i++) {
    if (i > 0) out += ',';
    out += print(elements[i]);
  }
  return out + ']';
}

inline std::string typed_entries(const flexbuffers::Map &map) {
  const auto keys = map.Keys();
  const auto values = map.Values();
  std::string out = "[";
  for (size_t i = 0; i < map.size(); i++) {
    const char *key = keys[i].AsKey();
    if (i > 0) out += ',';
    out += '[' + quoted(key, std::strlen(key)) + ',' + typed_value(values[i]) + ']';
  }
  return out + ']';
}

inline std::string payload(flexbuffers::Reference value) {
  switch (value.GetType()) {
    case flexbuffers::FBT_NULL:
      return "null";
    case flexbuffers::FBT_BOOL:
      return value.AsBool() ? "true" : "false";
    case flexbuffers::FBT_INT:
    case flexbuffers::FBT_INDIRECT_INT:
      return quoted_int(value.AsInt64());
    case flexbuffers::FBT_UINT:
    case flexbuffers::FBT_INDIRECT_UINT:
      return quoted_uint(value.AsUInt64());
    case flexbuffers::FBT_FLOAT:
    case flexbuffers::FBT_INDIRECT_FLOAT:
      return '"' + decimal(value.AsDouble()) + '"';
    case flexbuffers::FBT_KEY:
      return quoted(value.AsKey(), std::strlen(value.AsKey()));
    case flexbuffers::FBT_STRING:
      return quoted(value.AsString().c_str(), value.AsString().size());
    case flexbuffers::FBT_BLOB:
      return '"' + hex(value.AsBlob().data(), value.AsBlob().size()) + '"';
    case flexbuffers::FBT_MAP:
      return typed_entries(value.AsMap());
    case flexbuffers::FBT_VECTOR:
      return listed(value.AsVector(), typed_value);
    default:
      break;
  }
  return value.IsFixedTypedVector() ? listed(value.AsFixedTypedVector(), bare_element) : listed(value.AsTypedVector(), bare_element);
}

inline std::string typed_value(flexbuffers::Reference value) {
  return std::string("{\"") + type_name(value.GetType()) + "\":" + payload(value) + '}';
}

}  // namespace octavo
