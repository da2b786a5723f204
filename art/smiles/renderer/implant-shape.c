#include "implant-shape.h"
#include "gum-shape.h"
#include "scene.h"
#include "tooth-shape.h"

/* Heights in millimetres above the model's zero; the block stands on the floor. */
static const double BONE_TOP = -2.4, GUM_TOP = .2, SCREW_FOOT = -12.2, POST_TOP = 4.6, CROWN_NECK = 7.2;
static const double HALF_WIDTH = 12.6, FRONT_Y = -2.2, BACK_Y = 11, CUT_HALF_WIDTH = 4.3, CUT_Y = 3.6;
static const double SCREW_RADIUS = 2.05, THREAD_PITCH = .95;
enum { CROWN_POSITION = 4 };

static double rounded_box(Vec p, Vec middle, Vec half, double rounding) {
  Vec q = sub(p, middle);
  double x = fabs(q.x) - half.x + rounding, y = fabs(q.y) - half.y + rounding, z = fabs(q.z) - half.z + rounding;
  double outside = sqrt(square(fmax(x, 0)) + square(fmax(y, 0)) + square(fmax(z, 0)));
  return outside + fmin(fmax(x, fmax(y, z)), 0) - rounding;
}

void stand_implant_teeth(void) {
  double x = 0;
  for (int i = 0; i < model.tooth_count; i++) {
    Tooth *t = &model.teeth[i];
    int is_shown = !t->is_upper && t->side < 0 && t->position >= CROWN_POSITION - 1 && t->position <= CROWN_POSITION + 1;
    if (!is_shown) { t->kind = MISSING; continue; }
    int is_crown = t->position == CROWN_POSITION;
    x = (CROWN_POSITION - t->position) * 7.5;
    double neck = is_crown ? CROWN_NECK : GUM_TOP - .9;
    t->distal = vec(-1, 0, 0);
    t->lingual = vec(0, 1, 0);
    t->apical = vec(0, 0, -1);
    t->origin = vec(x, CUT_Y + .5 - t->depth * .5, neck + t->length);
  }
}

static double screw(Vec p) {
  double r = sqrt(p.x * p.x + square(p.y - CUT_Y)), up = p.z - SCREW_FOOT;
  double length = BONE_TOP + .5 - SCREW_FOOT;
  double taper = SCREW_RADIUS * (.62 + .38 * smoothstep(-1, 5.5, up));
  /* A thread: the radius rises and falls with height and turn. */
  double turn = atan2(p.y - CUT_Y, p.x) / (2 * M_PI), phase = up / THREAD_PITCH - turn;
  double wave = fabs(phase - floor(phase) - .5) * 2;
  double collar = smoothstep(length - 1.6, length - 1.2, up);
  double radius = lerp(taper - .42 * (1 - wave), SCREW_RADIUS + .1, collar);
  double d = (r - radius) * .62;
  d = smooth_max(d, -up, .7);
  return smooth_max(d, up - length, .08);
}

static double post(Vec p) {
  double r = sqrt(p.x * p.x + square(p.y - CUT_Y)), up = p.z - BONE_TOP;
  /* Flares through the gum, then a slender cone that the crown will sit on. */
  double flare = lerp(1.7, 2.5, smoothstep(.3, 2.4, up)), cone = 1.85 - .085 * (up - 2.8);
  double radius = lerp(flare, cone, smoothstep(2.45, 2.95, up));
  double d = (r - radius) * .5;
  d = smooth_max(d, .4 - up, .1);
  return smooth_max(d, p.z - POST_TOP, .25);
}

double implant_distance(Vec p, int *what) {
  double middle_y = (FRONT_Y + BACK_Y) / 2, half_y = (BACK_Y - FRONT_Y) / 2;
  double cut = fmax(fabs(p.x) - CUT_HALF_WIDTH, p.y - CUT_Y);
  double bone_half = (BONE_TOP - FLOOR_Z_MM) / 2;
  /* The bone's crest dips a little between teeth; the gum follows it. */
  double wave = .35 * cos(p.x / 7.5 * 2 * M_PI);
  Vec level = vec(p.x, p.y, p.z + wave * smoothstep(-6, BONE_TOP, p.z));
  double bone = rounded_box(level, vec(0, middle_y, FLOOR_Z_MM + bone_half), vec(HALF_WIDTH, half_y, bone_half), .5);
  bone = smooth_max(bone, -cut, .25);
  double gum_half = (GUM_TOP - BONE_TOP) / 2 + .6;
  double gum = rounded_box(level, vec(0, middle_y, GUM_TOP - gum_half), vec(HALF_WIDTH + .25, half_y + .25, gum_half), 1.15);
  gum = smooth_max(gum, BONE_TOP - level.z, .1);

  double d = 1e9;
  int nearest = BONE;
  for (int i = 0; i < model.tooth_count; i++) {
    const Tooth *t = &model.teeth[i];
    if (t->kind == MISSING || length(sub(p, t->bound_centre)) - t->bound_radius > 40) continue;
    Local at = to_local(t, p);
    int is_crown = t->position == CROWN_POSITION;
    double crown = smooth_max(tooth_crown(t, at), at.h - t->length * (is_crown ? 1.0 : 1.3), .5);
    if (crown < d) { d = crown; nearest = i; }
    if (!is_crown) {
      /* The gum climbs a little way up each neighbour. */
      double collar = smooth_max(tooth_sides(t, at) - .35, t->length * .80 - at.h + .08 * at.x * at.x, .5);
      gum = smooth_min(gum, smooth_max(collar, at.h - t->length * 1.15, .5), 1.1);
    }
  }
  gum = smooth_max(gum, -cut, .25);
  if (gum < d) { d = gum; nearest = GUM; }
  if (bone < d) { d = bone; nearest = BONE; }
  double metal = fmin(screw(p), post(p));
  if (metal < d) { d = metal; nearest = TITANIUM; }
  if (what) *what = nearest;
  return d * .9;
}
