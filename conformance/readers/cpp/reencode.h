// Writes a value again, element by element, with the reference builder and its default flags.
#pragma once

#include "flatbuffers/flexbuffers.h"

namespace octavo {

void put(flexbuffers::Builder &builder, flexbuffers::Reference value);

/// Chooses the width itself: the builder's own IndirectDouble writes half of a double that fits a float.
inline void put_indirect(flexbuffers::Builder &builder, double value) {
  if (static_cast<double>(static_cast<float>(value)) == value) {
    builder.IndirectFloat(static_cast<float>(value));
  } else {
    builder.IndirectDouble(value);
  }
}

template<typename Elements>
void put_elements(flexbuffers::Builder &builder, const Elements &elements, bool typed, bool fixed) {
  const auto start = builder.StartVector();
  for (size_t i = 0; i < elements.size(); i++) put(builder, elements[i]);
  builder.EndVector(start, typed, fixed);
}

inline void put_map(flexbuffers::Builder &builder, const flexbuffers::Map &map) {
  const auto keys = map.Keys();
  const auto values = map.Values();
  const auto start = builder.StartMap();
  for (size_t i = 0; i < map.size(); i++) {
    builder.Key(keys[i].AsKey());
    put(builder, values[i]);
  }
  builder.EndMap(start);
}

inline void put(flexbuffers::Builder &builder, flexbuffers::Reference value) {
  switch (value.GetType()) {
    case flexbuffers::FBT_NULL:
      return builder.Null();
    case flexbuffers::FBT_BOOL:
      return builder.Bool(value.AsBool());
    case flexbuffers::FBT_INT:
      return builder.Int(value.AsInt64());
    case flexbuffers::FBT_UINT:
      return builder.UInt(value.AsUInt64());
    case flexbuffers::FBT_FLOAT:
      return builder.Double(value.AsDouble());
    case flexbuffers::FBT_INDIRECT_INT:
      return builder.IndirectInt(value.AsInt64());
    case flexbuffers::FBT_INDIRECT_UINT:
      return builder.IndirectUInt(value.AsUInt64());
    case flexbuffers::FBT_INDIRECT_FLOAT:
      return put_indirect(builder, value.AsDouble());
    case flexbuffers::FBT_KEY:
      builder.Key(value.AsKey());
      return;
    case flexbuffers::FBT_STRING:
      builder.String(value.AsString().c_str(), value.AsString().size());
      return;
    case flexbuffers::FBT_BLOB:
      builder.Blob(value.AsBlob().data(), value.AsBlob().size());
      return;
    case flexbuffers::FBT_MAP:
      return put_map(builder, value.AsMap());
    case flexbuffers::FBT_VECTOR:
      return put_elements(builder, value.AsVector(), false, false);
    default:
      break;
  }
  if (value.IsFixedTypedVector()) return put_elements(builder, value.AsFixedTypedVector(), true, true);
  put_elements(builder, value.AsTypedVector(), true, false);
}

inline std::vector<uint8_t> reencode(flexbuffers::Reference value) {
  flexbuffers::Builder builder;
  put(builder, value);
  builder.Finish();
  return builder.GetBuffer();
}

}  // namespace octavo
