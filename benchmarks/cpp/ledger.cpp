// The ledger rows on the reference implementation.
//
//   ledger data DIRECTORY               writes the documents the rows read
//   ledger run DIRECTORY ROW ROUNDS     prints the row's time, checksum and size as JSON
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>

#include "documents.h"
#include "measure.h"

using flexbuffers::Builder;
using flexbuffers::GetRoot;

namespace {

constexpr auto sharing = flexbuffers::BUILDER_FLAG_SHARE_KEYS_AND_STRINGS;
constexpr auto notSharing = flexbuffers::BUILDER_FLAG_NONE;

struct Result {
  double nanosPerCall;
  int64_t checksum;
  size_t byteCount;
};

struct Ledger {
  std::string directory;
  int rounds;

  Message load(const std::string &name) const {
    std::ifstream file(directory + "/" + name + ".flex", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  template<typename Read>
  Result read(const char *document, Read operation) const {
    auto message = load(document);
    auto bytes = message.data();
    auto size = message.size();
    auto once = [&] {
      launder(bytes);
      return operation(GetRoot(bytes, size));
    };
    return {medianNanosPerCall(rounds, once), once(), size};
  }

  Result encode(flexbuffers::BuilderFlag flags) const {
    auto rows = readRows(load("inputs"));
    Builder builder(64 * 1024, flags);
    auto nanos = medianNanosPerCall(rounds, [&] {
      launder(rows);
      encodeRows(builder, rows);
      return builder.GetSize();
    });
    return {nanos, checksumOfRows(builder.GetBuffer()), builder.GetSize()};
  }

  static int64_t checksumOfRows(const Message &message) {
    int64_t sum = 0;
    auto rows = GetRoot(message).AsVector();
    for (size_t i = 0; i < rows.size(); i++) {
      auto row = rows[i].AsMap();
      sum += row["id"].AsInt64() + row["unique"].AsString().length() + row["alsoUnique"].AsString().length();
    }
    return sum;
  }
};

int64_t tinyByKey(flexbuffers::Reference root) {
  auto map = root.AsMap();
  return map["createdAt"].AsInt64() + map["id"].AsInt64() + static_cast<int64_t>(map["score"].AsDouble() * 10000) +
         map["status"].AsString().length() + map["username"].AsString().length() + map["verified"].AsBool();
}

int64_t tinyByIndex(flexbuffers::Reference root) {
  auto values = root.AsMap().Values();
  return values[0].AsInt64() + values[1].AsInt64() + static_cast<int64_t>(values[2].AsDouble() * 10000) + values[3].AsString().length() +
         values[4].AsString().length() + values[5].AsBool();
}

int64_t tinyThreeKeys(flexbuffers::Reference root) {
  auto map = root.AsMap();
  return map["id"].AsInt64() + map["status"].AsString().length() + map["verified"].AsBool();
}

int64_t stringTable(flexbuffers::Reference root) {
  int64_t sum = 0;
  auto rows = root.AsVector();
  for (size_t i = 0; i < rows.size(); i++) {
    auto row = rows[i].AsMap().Values();
    sum += row[0].AsString().length() + row[1].AsInt64() + row[2].AsString().length() + row[3].AsString().length();
  }
  return sum;
}

int64_t timeSeries(flexbuffers::Reference root) {
  auto map = root.AsMap();
  int64_t whole = map["count"].AsInt64() + map["intervalMs"].AsInt64() + map["seriesId"].AsInt64() + map["startEpochMs"].AsInt64();
  double real = map["max"].AsDouble() + map["mean"].AsDouble() + map["min"].AsDouble();
  auto timestamps = map["timestamps"].AsTypedVector();
  for (size_t i = 0; i < timestamps.size(); i++) whole += timestamps[i].AsInt64();
  auto values = map["values"].AsTypedVector();
  for (size_t i = 0; i < values.size(); i++) real += values[i].AsDouble();
  return whole + static_cast<int64_t>(real);
}

int64_t firstValues(flexbuffers::Reference root) {
  int64_t sum = 0;
  auto values = root.AsMap().Values();
  for (size_t i = 0; i < 64; i++) sum += values[i].AsInt64();
  return sum;
}

int64_t countAbsent(flexbuffers::Reference root, const std::vector<std::string> &keys) {
  int64_t absent = 0;
  auto map = root.AsMap();
  for (auto &key : keys) absent += map[key.c_str()].IsNull();
  return absent;
}

int64_t sumOfKeys(flexbuffers::Reference root, const std::vector<std::string> &keys) {
  int64_t sum = 0;
  auto map = root.AsMap();
  for (auto &key : keys) sum += map[key.c_str()].AsInt64();
  return sum;
}

Result run(const Ledger &ledger, const std::string &row) {
  auto inputs = ledger.load("inputs");
  if (row == "tinyByKey") return ledger.read("tinyStatus", tinyByKey);
  if (row == "tinyByIndex") return ledger.read("tinyStatus", tinyByIndex);
  if (row == "tinyThreeKeys") return ledger.read("tinyStatus", tinyThreeKeys);
  if (row == "stringTable") return ledger.read("stringTable", stringTable);
  if (row == "timeSeries") return ledger.read("timeSeries", timeSeries);
  if (row == "wideByIndex") return ledger.read("wideMap", firstValues);
  if (row == "absentKeys") {
    auto keys = readStrings(inputs, "absentKeys");
    return ledger.read("tenKeys", [&](flexbuffers::Reference root) { return countAbsent(root, keys); });
  }
  if (row == "wideByKey") {
    auto keys = readStrings(inputs, "wideKeys");
    return ledger.read("wideMap", [&](flexbuffers::Reference root) { return sumOfKeys(root, keys); });
  }
  if (row == "encodeSharing") return ledger.encode(sharing);
  if (row == "encodePlain") return ledger.encode(notSharing);
  std::cerr << "ledger: no row " << row << "\n";
  std::exit(2);
}

}  // namespace

int main(int count, char **arguments) {
  if (count == 3 && arguments[1] == std::string("data")) {
    for (auto &[name, message] : makeDocuments()) {
      std::ofstream file(std::string(arguments[2]) + "/" + name + ".flex", std::ios::binary);
      file.write(reinterpret_cast<const char *>(message.data()), static_cast<std::streamsize>(message.size()));
    }
  } else if (count == 5 && arguments[1] == std::string("run")) {
    auto result = run({arguments[2], std::atoi(arguments[4])}, arguments[3]);
    std::printf("{\"row\":\"%s\",\"nanosPerCall\":%.3f,\"checksum\":%lld,\"byteCount\":%zu}\n", arguments[3], result.nanosPerCall,
                static_cast<long long>(result.checksum), result.byteCount);
  } else {
    std::cerr << "usage: ledger data DIRECTORY | ledger run DIRECTORY ROW ROUNDS\n";
    return 2;
  }
}
