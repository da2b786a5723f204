#include "light.h"
#include "scene.h"

/* Arched, four panes: `u` across and `w` up, both -1 to 1. */
static double window_mask(double u, double w, double soft) {
  double rim = fabs(u) - .62;
  if (w > .35) rim = sqrt(u * u + square(w - .35)) - .62;
  double mask = smoothstep(soft, -soft, rim) * smoothstep(-1 - soft, -1 + soft, w);
  double bar = .055 + soft * .4;
  mask *= 1 - .75 * smoothstep(bar, 0, fabs(u));
  return mask * (1 - .75 * smoothstep(bar, 0, fabs(w + .28)));
}

Vec window_direction(void) {
  /* A cast seen from above has the window beyond it, or the picture's light would come from below. */
  if (model.stage == CAST_STAGE && !model.cast_faces_viewer) return unit(vec(-.68, .42, .62));
  return unit(vec(-.70, -.50, .52));
}

Vec reflected_room(Vec d, double soft) {
  Vec c = scale(mix(rgb(0xd9d2c8), rgb(0xeef2f8), smoothstep(-.7, .7, d.z)), .34 + .25 * smoothstep(-.2, 1, d.z));
  Vec key = model.stage == CAST_STAGE ? window_direction() : unit(vec(-.60, -.66, .46)), right = unit(cross(key, vec(0, 0, 1))), up = cross(right, key);
  double ahead = dot(d, key);
  if (ahead > .05) {
    double mask = window_mask(dot(d, right) / ahead / .46, dot(d, up) / ahead / .52, soft);
    c = add(c, scale(rgb(0xfffaf0), 5.2 * mask));
  }
  Vec fill = unit(vec(.85, -.45, .28));
  right = unit(cross(fill, vec(0, 0, 1)));
  up = cross(right, fill);
  ahead = dot(d, fill);
  if (ahead > .05) {
    double across = fabs(dot(d, right) / ahead) / .26, high = fabs(dot(d, up) / ahead) / .9;
    c = add(c, scale(rgb(0xe6eefc), 1.5 * smoothstep(1 + soft, 1 - soft, across) * smoothstep(1 + soft, 1 - soft, high)));
  }
  return add(c, scale(rgb(0xffffff), smoothstep(.55, .95, d.z)));
}

double shadow(Vec from, Vec toward_light, double hardness, double reach_mm) {
  double lit = 1, t = .25;
  for (int i = 0; i < 36 && t < reach_mm; i++) {
    double d = rough_distance(along(from, toward_light, t));
    lit = fmin(lit, .5 + .5 * hardness * d / t);
    if (lit <= 0) return 0;
    t += clamp(d * .8, .12, 2.2);
  }
  lit = clamp(lit, 0, 1);
  return lit * lit * (3 - 2 * lit);
}

double window_shadow(Vec from, Vec toward_window, double reach_mm) {
  /* Five places of the window instead of one: from a single point the upper teeth throw a hard-edged shadow on the
     lower canine, which reads as a dent. */
  static const double PLACES[5][2] = {{0, 0}, {-.17, .06}, {.17, -.06}, {.06, .20}, {-.06, -.20}};
  Vec right = unit(cross(toward_window, vec(0, 0, 1))), up = cross(right, toward_window);
  double sum = 0;
  for (int i = 0; i < 5; i++) {
    Vec place = add(toward_window, add(scale(right, PLACES[i][0]), scale(up, PLACES[i][1])));
    sum += shadow(from, unit(place), 3.4, reach_mm);
  }
  return sum / 5;
}

double openness(Vec p, Vec normal, Vec *bent) {
  Vec side = unit(cross(normal, fabs(normal.z) < .9 ? vec(0, 0, 1) : vec(1, 0, 0))), up = cross(normal, side);
  double sum = 0, weights = 0;
  Vec toward = vec(0, 0, 0);
  enum { CONES = 9 };
  for (int i = 0; i < CONES; i++) {
    double tilt = i == 0 ? 0 : .95, turn = i * 2 * M_PI / (CONES - 1), weight = i == 0 ? 1 : .62;
    Vec d = add(scale(normal, cos(tilt)), add(scale(side, sin(tilt) * cos(turn)), scale(up, sin(tilt) * sin(turn))));
    double reach = .35, open = 1;
    for (int j = 0; j < 5; j++, reach *= 1.85)
      open = fmin(open, clamp(rough_distance(along(p, d, reach)) / (reach * .55), 0, 1));
    sum += weight * open;
    weights += weight;
    toward = add(toward, scale(d, weight * open));
  }
  if (bent) *bent = unit(along(toward, normal, .2));
  return sum / weights;
}

double mirror_openness(Vec p, Vec direction) {
  double open = 1, reach = .4;
  for (int i = 0; i < 7; i++, reach *= 1.7)
    open = fmin(open, clamp(rough_distance(along(p, direction, reach)) / (reach * .5) + .10, 0, 1));
  return open;
}

static double before_tone(double y) { return y < .6 ? y : .6 - .4 * log(fmax(1e-3, 1 - (y - .6) / .4)); }

Vec background(double height) {
  Vec c = mix(rgb(0xebeff5), rgb(0xf2f5f9), smoothstep(0, 1, height));
  return vec(before_tone(c.x), before_tone(c.y), before_tone(c.z));
}

static double shoulder(double x) { return x < 0 ? 0 : x < .6 ? x : .6 + .4 * (1 - exp(-(x - .6) / .4)); }
Vec tone(Vec c) { return vec(shoulder(c.x), shoulder(c.y), shoulder(c.z)); }
