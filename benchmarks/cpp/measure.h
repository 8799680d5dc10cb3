// Times one operation: how long one call takes, the median of several rounds.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

// Makes the compiler believe that the value is read and may have changed, so that no call can be left out or hoisted.
template<typename T>
inline void launder(T &value) {
  asm volatile("" : "+m,r"(value) : : "memory");
}

template<typename Operation>
double nanosOf(long calls, Operation operation) {
  auto start = std::chrono::steady_clock::now();
  for (long i = 0; i < calls; i++) {
    auto result = operation();
    launder(result);
  }
  std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
  return taken.count();
}

template<typename Operation>
double medianNanosPerCall(int rounds, Operation operation) {
  constexpr double roundNanos = 50e6;
  long calls = 1;
  while (nanosOf(calls, operation) < roundNanos) calls *= 2;
  std::vector<double> nanos;
  for (int i = 0; i < rounds; i++) nanos.push_back(nanosOf(calls, operation) / calls);
  std::sort(nanos.begin(), nanos.end());
  return nanos[rounds / 2];
}
