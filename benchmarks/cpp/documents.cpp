#include "documents.h"

#include <functional>
#include <random>

using flexbuffers::Builder;

namespace {

Message build(const std::function<void(Builder &)> &write) {
  Builder builder(512, flexbuffers::BUILDER_FLAG_SHARE_KEYS_AND_STRINGS);
  write(builder);
  builder.Finish();
  return builder.GetBuffer();
}

std::string text(std::mt19937 &random, size_t size) {
  std::string letters;
  while (letters.size() < size) letters += static_cast<char>('a' + random() % 26);
  return letters;
}

std::string wideKey(int number) { return "key-" + std::to_string(10000 + number); }

void tinyStatus(Builder &b) {
  b.Map([&] {
    b.Int("createdAt", 1716307200000);
    b.Int("id", 88000001234567);
    b.Double("score", 0.8125);
    b.String("status", "active");
    b.String("username", "quartz.lantern.7");
    b.Bool("verified", true);
  });
}

void tenKeys(Builder &b) {
  int64_t value = 0;
  b.Map([&] {
    for (auto key : {"createdAtMs", "currency", "discount", "id", "merchantId", "orderId", "quantity", "status", "totalCents", "userId"}) {
      b.Int(key, ++value);
    }
  });
}

void stringTable(Builder &b) {
  std::mt19937 random(1);
  b.Vector([&] {
    for (int i = 0; i < 200; i++) {
      b.Map([&] {
        b.String("body", text(random, 80));
        b.Int("id", 510000 + i);
        b.String("tag", text(random, 6));
        b.String("title", text(random, 24));
      });
    }
  });
}

void timeSeries(Builder &b) {
  std::vector<double> values;
  std::vector<int64_t> timestamps;
  for (int i = 0; i < 256; i++) {
    values.push_back(22.5 + i % 7 * 0.05 + i % 20 * 0.1);
    timestamps.push_back(1716307200000 + 1000 * i);
  }
  b.Map([&] {
    b.Int("count", 256);
    b.Int("intervalMs", 1000);
    b.Double("max", 24.85);
    b.Double("mean", 23.42);
    b.Double("min", 22.5);
    b.Int("seriesId", 8800123499);
    b.Int("startEpochMs", 1716307200000);
    b.Vector("timestamps", timestamps.data(), timestamps.size());
    b.Vector("values", values.data(), values.size());
  });
}

void wideMap(Builder &b) {
  b.Map([&] {
    for (int i = 0; i < 1024; i++) b.Int(wideKey(i).c_str(), i * 31);
  });
}

void inputs(Builder &b) {
  std::mt19937 random(2);
  b.Map([&] {
    b.Vector("absentKeys", [&] {
      const char *near[] = {"created", "idle", "statusCode", "zone"};
      for (int i = 0; i < 256; i++) b.String(near[i % 4] + std::to_string(i));
    });
    b.Vector("wideKeys", [&] {
      for (int i = 0; i < 64; i++) b.String(wideKey(random() % 1024));
    });
    b.Vector("rows", [&] {
      for (int i = 0; i < 200; i++) {
        b.Vector([&] {
          b.String(text(random, 60) + std::to_string(1000 + i));
          b.String(text(random, 60) + std::to_string(5000 + i));
          b.Int(420000 + i);
        });
      }
    });
  });
}

}  // namespace

std::map<std::string, Message> makeDocuments() {
  return {
      {"tinyStatus", build(tinyStatus)}, {"tenKeys", build(tenKeys)}, {"stringTable", build(stringTable)},
      {"timeSeries", build(timeSeries)}, {"wideMap", build(wideMap)}, {"inputs", build(inputs)},
  };
}

std::vector<std::string> readStrings(const Message &inputs, const char *name) {
  auto strings = flexbuffers::GetRoot(inputs).AsMap()[name].AsVector();
  std::vector<std::string> result;
  for (size_t i = 0; i < strings.size(); i++) result.push_back(strings[i].AsString().str());
  return result;
}

std::vector<Row> readRows(const Message &inputs) {
  auto rows = flexbuffers::GetRoot(inputs).AsMap()["rows"].AsVector();
  std::vector<Row> result;
  for (size_t i = 0; i < rows.size(); i++) {
    auto row = rows[i].AsVector();
    result.push_back({row[0].AsString().str(), row[1].AsString().str(), row[2].AsInt64()});
  }
  return result;
}

void encodeRows(Builder &b, const std::vector<Row> &rows) {
  b.Clear();
  b.Vector([&] {
    for (auto &row : rows) {
      b.Map([&] {
        b.String("alsoUnique", row.alsoUnique);
        b.Int("id", row.id);
        b.String("unique", row.unique);
      });
    }
  });
  b.Finish();
}
