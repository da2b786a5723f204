/* The chewing surfaces of upper teeth, and the tongue side of the front ones: what a cast shows from below. */
#ifndef OCCLUSAL_SHAPE_H
#define OCCLUSAL_SHAPE_H
#include "model.h"

/* Height of a premolar's or molar's chewing surface at x and y of the tooth's own axes, from the tip of its longest
   cusp toward the root. */
double chewing_surface(const Tooth *t, double x, double y);
/* Depth of the tongue side of a front tooth behind its lip side at s (0 neck, 1 edge): thin at the edge, hollow in
   the middle, and a swelling, the cingulum, near the neck. */
double tongue_side(const Tooth *t, double s);
/* How far the tongue side is hollowed between its two marginal ridges; `across` is 0 in the middle, 1 at the side. */
double tongue_hollow(const Tooth *t, double s, double across);
#endif
