/* The crown of one tooth as a signed distance. */
#ifndef TOOTH_SHAPE_H
#define TOOTH_SHAPE_H
#include "model.h"

/* A point in a tooth's own axes: x away from the midline, y into the mouth, h from the edge toward the root. */
typedef struct { double x, y, h; } Local;

static inline Local to_local(const Tooth *t, Vec p) {
  Vec r = sub(p, t->origin);
  Local l = {dot(r, t->distal), dot(r, t->lingual), dot(r, t->apical)};
  return l;
}

/* Sides of the tooth without its edge, going on into the root: what the gum is modelled on. */
double tooth_sides(const Tooth *t, Local at);
/* The whole crown, cut by its edge, its cusps, wear and chip. */
double tooth_crown(const Tooth *t, Local at);
/* The crown made ready for a veneer: less of it on the lip side and at the edge. */
double prepared_crown(const Tooth *t, Local at);
/* The veneer itself, where it will sit. */
double veneer_shell(const Tooth *t, Local at);
/* Where the lip side of the tooth stands (y) at a height h: brackets are fixed there. */
double labial_face(const Tooth *t, double h);
#endif
