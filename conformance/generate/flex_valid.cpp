// Prints the valid vectors made by the reference builder, one JSON case a line, each with its group in front.
// Run by generate/flex.py, which writes them into vectors/flex/valid.

#include "flex_valid/documents.h"
#include "flex_valid/maps.h"
#include "flex_valid/scalars.h"
#include "flex_valid/typed_vectors.h"
#include "flex_valid/vectors.h"

int main() {
  valid::scalars();
  valid::strings();
  valid::blobs();
  valid::indirect();
  valid::vectors();
  valid::typed_vectors();
  valid::fixed_vectors();
  valid::maps();
  valid::sharing();
  valid::unusual();
  valid::documents();
  valid::given();
  return valid::failures > 0;
}
