#include "cast-shape.h"
#include "gum-shape.h"

const double CAST_HEEL_Y = 44;
/* The cast lies within the box of the other models when it is turned about this place. */
static const double MIDDLE_Y = 18.2;

Vec turn_direction(Vec d) {
  if (model.stage != CAST_STAGE) return d;
  return model.cast_faces_viewer ? vec(-d.x, d.y, -d.z) : vec(d.x, -d.y, -d.z);
}

Vec turn_cast(Vec p) {
  if (model.stage != CAST_STAGE) return p;
  double z = CAST_TOP_UM / 1000. + FLOOR_Z_MM - p.z;
  return model.cast_faces_viewer ? vec(-p.x, p.y, z) : vec(p.x, 2 * MIDDLE_Y - p.y, z);
}

/* Folds behind the front teeth: each leaves the midline at y and runs outward and back. */
typedef struct { double y, back, bend, reach, height; } Fold;
static const Fold FOLDS[2][4] = {
    {{10.6, .10, .010, 8.6, .60}, {13.2, .20, .004, 9.6, .55}, {16.0, .26, -.006, 9.0, .45}, {18.7, .22, .0, 6.2, .30}},
    {{10.9, .05, .016, 8.2, .58}, {13.8, .16, .008, 9.9, .55}, {16.7, .30, -.010, 7.6, .42}, {19.4, .30, .0, 4.6, .24}},
};

static double folds(double x, double y) {
  double across = fabs(x), height = 0;
  for (int i = 0; i < 4; i++) {
    const Fold *f = &FOLDS[x > 0][i];
    double line = f->y + f->back * across + f->bend * across * across + .5 * (noise(vec(x * .5, i * 3.3, 2)) - .5);
    double there = smoothstep(.5, 1.8, across) * smoothstep(f->reach, f->reach - 3, across);
    height += 1.25 * f->height * there * exp(-square((y - line) / .72));
  }
  /* The incisive papilla, then the raphe along the midline. */
  height += .95 * exp(-square(x / 1.5) - square((y - 7.6) / 2.0));
  return height + .22 * exp(-square(x / .55)) * smoothstep(9, 12, y) * smoothstep(40, 30, y);
}

double vault_height(double x, double y) {
  double sideways, past_end, at_x;
  /* Rounded at the midline, or the two walls would meet in a crease. */
  project_on_arch(vec(sqrt(x * x + 12), y, 0), &model.upper, ARCH_END_X, &sideways, &past_end, &at_x);
  double to_side = smoothstep(3, 19, at_x);
  double u = clamp((sideways - 4.6) / lerp(21, 17.5, to_side), 0, 1);
  /* Steep walls beside the molars, a slow slope behind the front teeth. */
  double vault = lerp(u * u * (3 - 2 * u), 1 - powf(1 - u, 2.2f), to_side);
  double rim = lerp(10.1, 11.2, to_side);
  return rim + 8.6 * vault;
}

double palate_height(double x, double y) { return vault_height(x, y) - folds(x, y); }

double cast_base(Vec p) {
  double sideways, past_end, x, top = CAST_TOP_UM / 1000.;
  project_on_arch(p, &model.upper, ARCH_END_X, &sideways, &past_end, &x);

  double centre_z = 13.4 + .0016 * x * x;
  double a = fabs(sideways - 3.0) / 4.7, b = fabs(p.z - centre_z) / 4.3;
  double ridge = (powf(powf(a, 2.6f) + powf(b, 2.6f) + 1e-9, 1 / 2.6f) - 1) * 4.3;

  double outer = -sideways - 5.0 + .0014 * x * x;
  double foot = smooth_max(outer, top - 3.3 - p.z, .9);
  double body = smooth_max(1.5 - sideways, (palate_height(p.x, p.y) - p.z) * .62, 1.2);
  double d = smooth_min(smooth_min(ridge, foot, 3.2), body, 2.2);
  d = smooth_max(d, fabs(p.x) - 32.6, 1.5);
  return smooth_max(d, p.y - CAST_HEEL_Y, .8);
}
