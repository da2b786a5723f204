/* A chewing surface is the union of cones and ridges: cusps fall off toward each other, and the grooves are where
   two of them meet. Proportions after Nelson, Wheeler's Dental Anatomy, chapters 9, 10 and 11. */
#include "occlusal-shape.h"

/* A ridge from one place to another, in parts of the tooth's width and depth; heights in millimetres below the
   longest cusp. A cusp is a ridge without length. */
typedef struct { double x, y, h, to_x, to_y, to_h, slope; } Ridge;

/* Mesial is -x. Cusps first, then the ridges that run from them into the fossa, then the marginal ridges. */
static const Ridge FIRST_PREMOLAR[] = {
    {.02, .22, 0, .02, .22, 0, .78},        {-.06, .76, .75, -.06, .76, .75, .72},
    {.02, .22, .1, .0, .44, 1.45, .95},     {-.06, .76, .85, -.02, .58, 1.5, .95},
    {-.34, .34, 1.5, -.34, .66, 1.55, .95}, {.34, .34, 1.45, .33, .66, 1.55, .95},
};
static const Ridge SECOND_PREMOLAR[] = {
    {.0, .23, 0, .0, .23, 0, .68},          {-.04, .75, .35, -.04, .75, .35, .66},
    {.0, .23, .1, .0, .44, 1.2, .9},        {-.04, .75, .45, -.02, .57, 1.25, .9},
    {-.33, .34, 1.2, -.33, .66, 1.25, .9},  {.33, .34, 1.2, .33, .66, 1.3, .9},
};
/* Four cusps; the long one on the tongue side is joined to the back cheek cusp by the oblique ridge. */
static const Ridge FIRST_MOLAR[] = {
    {-.27, .22, .05, -.27, .22, .05, .66},  {.22, .23, .2, .22, .23, .2, .66},
    {-.16, .75, 0, -.16, .75, 0, .60},      {.28, .77, .75, .28, .77, .75, .74},
    {-.27, .22, .15, -.13, .43, 1.5, .85},  {-.16, .75, .1, -.17, .54, 1.5, .85},
    {-.16, .75, .2, .05, .50, 1.05, .95},   {.05, .50, 1.05, .22, .23, .3, .95},
    {-.40, .34, 1.15, -.39, .66, 1.2, .9},  {.41, .36, 1.2, .42, .68, 1.35, .9},
};
static const Ridge SECOND_MOLAR[] = {
    {-.26, .22, .05, -.26, .22, .05, .66},  {.20, .24, .35, .20, .24, .35, .68},
    {-.12, .75, .05, -.12, .75, .05, .58},  {.29, .72, 1.0, .29, .72, 1.0, .85},
    {-.26, .22, .15, -.12, .43, 1.4, .85},  {-.12, .75, .1, -.14, .54, 1.45, .85},
    {-.12, .75, .25, .06, .50, 1.1, .95},   {.06, .50, 1.1, .20, .24, .45, .95},
    {-.39, .34, 1.15, -.38, .66, 1.2, .9},  {.38, .36, 1.25, .38, .66, 1.45, .9},
};

static const double GROOVE_MM = .16;

static double ridge_height(const Tooth *t, const Ridge *r, double x, double y) {
  double ax = r->x * t->width, ay = r->y * t->depth, bx = r->to_x * t->width - ax, by = r->to_y * t->depth - ay;
  double span = bx * bx + by * by;
  double part = span > 0 ? clamp(((x - ax) * bx + (y - ay) * by) / span, 0, 1) : 0;
  double off = square(x - ax - part * bx) + square(y - ay - part * by);
  /* Rounded on top, straight on the flanks. */
  return lerp(r->h, r->to_h, part) + r->slope * (sqrt(off + .20) - .447);
}

double chewing_surface(const Tooth *t, double x, double y) {
  const Ridge *ridges = FIRST_PREMOLAR;
  int count = 6;
  if (t->position == 5) ridges = SECOND_PREMOLAR;
  if (t->position == 6) { ridges = FIRST_MOLAR; count = 10; }
  if (t->position >= 7) { ridges = SECOND_MOLAR; count = 10; }
  double height = ridge_height(t, ridges, x, y);
  for (int i = 1; i < count; i++) height = smooth_min(height, ridge_height(t, ridges + i, x, y), GROOVE_MM);
  /* No two molars have quite the same grooves. */
  return height + .16 * (noise(vec(x * .8 + t->side * 3.1, y * .8, t->position * 5.7)) - .5);
}

double tongue_side(const Tooth *t, double s) {
  double thin = t->position == 3 ? 1.7 : 1.25, most = t->depth - (t->position == 3 ? .75 : .6);
  double blade = .26 * clamp((1 - s) / .62, 0, 1), cingulum = smoothstep(.62, .02, s);
  return thin + (most - thin) * (blade + (1 - blade) * cingulum);
}

double tongue_hollow(const Tooth *t, double s, double across) {
  double where = smoothstep(.22, .45, s) * smoothstep(1.0, .78, s);
  if (t->position == 3) /* a middle ridge between two shallow hollows */
    return .32 * where * smoothstep(.10, .40, across) * smoothstep(.88, .60, across);
  return .55 * where * smoothstep(.86, .42, across);
}
