/// The default names of currencies: a header of its own because their tables are 1.1 MB, which only
/// programs that call this function link.
#ifndef MINTAGE_NAMES_H
#define MINTAGE_NAMES_H

#include "mintage.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Gives the default names.
///
/// - names: Written; stays valid for as long as the program runs.
mintage_result mintage_names_default(mintage_names *names);

#ifdef __cplusplus
}
#endif

#endif
