/* The gum and the plaster base of one arch. It is built from the teeth themselves, so it follows every tooth. */
#ifndef GUM_SHAPE_H
#define GUM_SHAPE_H
#include "model.h"

/* Distance to the gum round one tooth alone; the arch is the smooth union of these. */
double gum_round_tooth(const Tooth *t, Vec p);
/* How far a point of a tooth's axes is beyond the gum's margin toward the root. */
double above_margin(const Tooth *t, double x, double h);
/* Distance to the plaster base under the gum. */
double base_shape(Vec p, int is_upper);

/* Nearest point of an arch's curve seen from above: how far off it sideways (into the mouth is more), how far past
   its end, and at which x. */
void project_on_arch(Vec p, const Arch *arch, double end_x, double *sideways, double *past_end, double *at_x);
enum { UPPER_TOP_UM = 17400, CAST_TOP_UM = 22500, ARCH_END_X = 33, LOWER_BOTTOM_UM = -13400 };
/* Where the base of the upper arch is trimmed; a whole cast is higher, so that the palate has room in it. */
static inline double upper_top(void) { return (model.stage == CAST_STAGE ? CAST_TOP_UM : UPPER_TOP_UM) / 1000.; }
#define GUM_BLEND_MM 1.25
#define FLOOR_Z_MM (LOWER_BOTTOM_UM / 1000.)
#endif
