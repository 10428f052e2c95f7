#ifndef CICU_PROTOTYPES_H
#define CICU_PROTOTYPES_H

/// 1 if ICU's headers were there to compare with, 0 otherwise.
extern const int cicu_prototypes_compared;

#endif
