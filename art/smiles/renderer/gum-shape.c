#include "gum-shape.h"
#include "cast-shape.h"
#include "tooth-shape.h"

double above_margin(const Tooth *t, double x, double h) {
  double off_centre = fmin(1.1, fabs(x / (t->width * .5) - .08) * .99);
  double margin = t->gum_height - t->papilla * powf(off_centre, 2.3f);
  return h - margin;
}

/* A healed ridge: no tooth, so the gum closes over in a soft saddle, from what is left of one papilla to the other. */
static double healed_ridge(const Tooth *t, Local at) {
  Local wide = {at.x * .76, at.y, at.h};
  double d = tooth_sides(t, wide) + .75, across = at.x / (t->width * .5);
  double top = t->gum_height - 1.0 - .86 * t->papilla * across * across + .03 * square(at.y - t->depth * .5);
  d = smooth_max(d, (top - at.h) * .8, 1.7);
  return smooth_max(d, (at.h - (t->length + 4.4)) * .8, 2.2);
}

double gum_round_tooth(const Tooth *t, Vec p) {
  Local at = to_local(t, p);
  if (t->kind == MISSING) return healed_ridge(t, at);
  double beyond = above_margin(t, at.x, at.h);
  Local sides_at = {at.x, at.y, smooth_min(at.h, t->length * 1.5, 4)};
  /* Thin at the margin, thicker toward the base. */
  double thickness = .10 + .62 * smoothstep(-.2, 2.4, beyond) + .35 * smoothstep(1.5, 5, beyond);
  double d = tooth_sides(t, sides_at) - thickness;
  d = smooth_max(d, -beyond * .85, .55);
  return smooth_max(d, (at.h - (t->length + 4.4)) * .8, 2.2);
}

void project_on_arch(Vec p, const Arch *arch, double end_x, double *sideways, double *past_end, double *at_x) {
  double k = arch->curvature, q = arch->quartic, setback = arch->setback, px = fabs(p.x), x = px;
  /* Deep inside a cast the nearest place is not straight ahead: start beside the point, on the curve. */
  double inside = p.y - setback - k * px * px - q * px * px * px * px;
  if (model.stage == CAST_STAGE && inside > 0) x = sqrt((sqrt(k * k + 4 * q * (p.y - setback)) - k) / (2 * q));
  /* Newton's steps, shortened: at the steep back end of the arch whole ones swing and never settle. */
  for (int i = 0; i < 8; i++) {
    double dy = k * x * x + q * x * x * x * x + setback - p.y, slope = 2 * k * x + 4 * q * x * x * x;
    double f = (x - px) + dy * slope, df = 1 + slope * slope + dy * (2 * k + 12 * q * x * x);
    x = clamp(x - clamp(f / fmax(df, .3), -2.5, 2.5), 0, end_x);
  }
  double dy = p.y - (k * x * x + q * x * x * x * x + setback), slope = 2 * k * x + 4 * q * x * x * x;
  double inv = 1 / sqrt(1 + slope * slope);
  *sideways = (px - x) * (-slope * inv) + dy * inv;
  *past_end = sqrt(fmax(0, square(px - x) + dy * dy - square(*sideways)));
  *at_x = x;
}

double base_shape(Vec p, int is_upper) {
  if (is_upper && model.stage == CAST_STAGE) return cast_base(p);
  const Arch *arch = is_upper ? &model.upper : &model.lower;
  double sideways, past_end, x;
  /* The cast ends behind the second molars. */
  project_on_arch(p, arch, is_upper ? 28 : 26, &sideways, &past_end, &x);

  /* The ridge that carries the roots: a superellipse across the arch. */
  double centre_z = (is_upper ? 12.6 : -8.6) + .0016 * x * x;
  double a = fabs(sideways - 3.0) / 4.7, b = fabs(p.z - centre_z) / 4.3;
  double ridge = (powf(powf(a, 2.6f) + powf(b, 2.6f) + 1e-9, 1 / 2.6f) - 1) * 4.3;
  ridge = sqrt(square(fmax(ridge, 0)) + square(past_end)) + fmin(ridge, 0);

  /* The trimmed foot of a study cast: a flat band with softened corners, so that the model has a clean outline. */
  double outer_z = is_upper ? UPPER_TOP_UM / 1000. : FLOOR_Z_MM, height = 1.55;
  double middle_z = outer_z + (is_upper ? -height : height);
  double rounding = .55;
  /* Wider toward the back, where the roots of the lower molars lean outward. */
  double half_width = 5.5 + (is_upper ? .001 : .0026) * x * x;
  double qx = fabs(sideways - 3.0) - (half_width - rounding), qz = fabs(p.z - middle_z) - (height - rounding);
  /* Past its end nothing is within it: else the end would bulge like a ridge. */
  double within = fmin(fmax(fmax(qx, qz), past_end * 8 - 1), 0);
  double foot = sqrt(square(fmax(qx, 0)) + square(fmax(qz, 0)) + square(past_end)) + within - rounding;
  double d = smooth_min(ridge, foot, 3.2);
  double flat = is_upper ? p.z - outer_z : outer_z - p.z;
  return smooth_max(d, flat, .5);
}
