// The documents of the ledger rows, made by the reference builder; every implementation measured reads these bytes.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "flatbuffers/flexbuffers.h"

struct Row {
  std::string unique;
  std::string alsoUnique;
  int64_t id;
};

using Message = std::vector<uint8_t>;

// The messages by name; "inputs" holds what the rows take besides: keys to look up and rows to encode.
std::map<std::string, Message> makeDocuments();

std::vector<std::string> readStrings(const Message &inputs, const char *name);
std::vector<Row> readRows(const Message &inputs);

void encodeRows(flexbuffers::Builder &builder, const std::vector<Row> &rows);
