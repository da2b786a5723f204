#include "appliance-shape.h"
#include "cast-shape.h"
#include "gum-shape.h"
#include "scene.h"

enum { MOST_PIECES = 400, STEPS = 8 };
typedef struct { Vec from, part; double radius; } Piece;
static Piece pieces[MOST_PIECES];
static int piece_count;
static Vec screw;

/* Wires as bent in a laboratory: .9 mm and more for an expander's arms, .7 mm for a retainer's bow and clasps. */
static const double ARM_RADIUS_MM = .72, BAR_RADIUS_MM = .6, BOW_RADIUS_MM = .36;
static const double BAND_MM = .22, PLATE_MM = 2.1;

static const Tooth *upper_tooth(int position, int side) {
  for (int i = 0; i < model.tooth_count; i++) {
    const Tooth *t = &model.teeth[i];
    if (t->is_upper && t->position == position && t->side == side) return t;
  }
  return &model.teeth[0];
}

static Vec on_tooth(const Tooth *t, double x, double y, double h) {
  return add(t->origin, add(scale(t->distal, x), add(scale(t->lingual, y), scale(t->apical, h))));
}
/* Before the lip side by so much, or behind the tongue side. */
static Vec before_tooth(const Tooth *t, double x, double h, double off) {
  return on_tooth(t, x, labial_face(t, h) + .9 * square(x / (t->width * .5)) * (t->position <= 3 ? 1 : .5) - off, h);
}
static Vec behind_tooth(const Tooth *t, double x, double h, double off) { return on_tooth(t, x, t->depth - .4 + off, h); }

static void add_piece(Vec from, Vec to, double radius) {
  if (piece_count == MOST_PIECES) return;
  Piece piece = {from, sub(to, from), radius};
  pieces[piece_count++] = piece;
}

static void bend_wire(const Vec *through, int count, double radius, double above_palate) {
  Vec last = through[0];
  for (int i = 0; i + 1 < count; i++)
    for (int step = 1; step <= STEPS; step++) {
      Vec next = spline(through[i ? i - 1 : 0], through[i], through[i + 1], through[i + 2 < count ? i + 2 : count - 1],
                        step / (double)STEPS);
      if (above_palate > 0) next.z = smooth_min(next.z, vault_height(next.x, next.y) - above_palate, 1);
      add_piece(last, next, radius);
      last = next;
    }
}

/* Four arms from the screw to bands on the first premolars and first molars, and a bar along each side. */
static void fit_expander(void) {
  double y = .5 * (upper_tooth(4, 1)->origin.y + upper_tooth(6, 1)->origin.y) + .6;
  screw = vec(0, y, vault_height(0, y) - 3.6);
  for (int side = -1; side <= 1; side += 2) {
    const Tooth *premolar = upper_tooth(4, side), *between = upper_tooth(5, side), *molar = upper_tooth(6, side);
    Vec front = behind_tooth(premolar, .3, 4.6, .25), back = behind_tooth(molar, -.8, 4.3, .25);
    Vec bar[4] = {behind_tooth(premolar, -2.2, 4.7, .2), front, behind_tooth(between, 0, 4.4, .75), back};
    Vec end[2] = {back, behind_tooth(molar, 2.6, 4.2, .2)};
    bend_wire(bar, 4, BAR_RADIUS_MM, 0);
    bend_wire(end, 2, BAR_RADIUS_MM, 0);
    for (int which = 0; which < 2; which++) {
      double along_y = which ? 1 : -1;
      Vec foot = which ? back : front;
      Vec leaves = add(screw, vec(side * 3.6, along_y * 1.75, 0)), straight = add(screw, vec(side * 7.2, along_y * 2.3, -.1));
      Vec way = mix(straight, foot, .55);
      way.z = lerp(straight.z, foot.z, .40);
      Vec arm[4] = {leaves, straight, way, foot};
      bend_wire(arm, 4, ARM_RADIUS_MM, 1.5);
      add_piece(add(foot, scale(which ? molar->distal : premolar->distal, -.7)),
                add(foot, scale(which ? molar->distal : premolar->distal, .7)), 1.0); /* solder */
    }
  }
}

/* A bow before the front teeth with a loop at each canine, and an Adams clasp on each first molar. */
static void fit_retainer(void) {
  Vec bow[24];
  int count = 0;
  for (int side = -1; side <= 1; side += 2) {
    const Tooth *canine = upper_tooth(3, side), *lateral = upper_tooth(2, side), *central = upper_tooth(1, side);
    double edge = canine->width * .5;
    Vec half[11] = {
        on_tooth(canine, edge + .6, 9.5, 8.2),       on_tooth(canine, edge + .2, 6.4, 3.6),
        on_tooth(canine, edge + .1, 3.6, 2.2),       on_tooth(canine, edge, .6, 3.3),
        before_tooth(canine, edge - .9, 6.0, .75),   before_tooth(canine, edge - 1.5, 9.6, 1.35),
        before_tooth(canine, .9, 11.2, 1.6),         before_tooth(canine, -.7, 9.5, 1.35),
        before_tooth(canine, -1.3, 6.6, .75),        before_tooth(canine, -2.6, 5.0, .5),
        before_tooth(lateral, 0, 4.2, BOW_RADIUS_MM + .04),
    };
    Vec middle = before_tooth(central, .4, 5.0, BOW_RADIUS_MM + .04);
    if (side < 0) {
      for (int i = 0; i < 11; i++) bow[count++] = half[i];
      bow[count++] = middle;
    } else {
      bow[count++] = middle;
      for (int i = 10; i >= 0; i--) bow[count++] = half[i];
    }
    const Tooth *molar = upper_tooth(6, side);
    double end = molar->width * .5;
    Vec clasp[14];
    int n = 0;
    for (int way = -1; way <= 1; way += 2) {
      Vec leg[7] = {
          on_tooth(molar, way * (end + .2), molar->depth + 2.2, 6.4), on_tooth(molar, way * end, molar->depth * .78, 2.3),
          on_tooth(molar, way * end, molar->depth * .45, 1.35),        on_tooth(molar, way * end, 1.0, 2.6),
          before_tooth(molar, way * (end - .7), 5.4, .55),              before_tooth(molar, way * (end - 1.9), 5.6, .95),
          before_tooth(molar, way * (end - 2.5), 3.6, 1.5),
      };
      for (int i = 0; i < 7; i++) clasp[n++] = leg[way < 0 ? i : 6 - i];
    }
    bend_wire(clasp, 14, BOW_RADIUS_MM, 0);
  }
  bend_wire(bow, count, BOW_RADIUS_MM, 0);
}

void fit_appliance(void) {
  if (model.appliance == EXPANDER) fit_expander();
  if (model.appliance == RETAINER) fit_retainer();
}

static double block(Vec p, Vec half, double rounding) {
  double x = fabs(p.x) - half.x + rounding, y = fabs(p.y) - half.y + rounding, z = fabs(p.z) - half.z + rounding;
  double outside = sqrt(square(fmax(x, 0)) + square(fmax(y, 0)) + square(fmax(z, 0)));
  return outside + fmin(fmax(x, fmax(y, z)), 0) - rounding;
}

/* Two housings that a spindle drives apart along two guides; its collar has holes for the key. */
static double screw_distance(Vec p) {
  Vec q = sub(p, screw);
  double far_off = length(q) - 8.5;
  if (far_off > 2) return far_off;
  double d = block(vec(fabs(q.x) - 3.75, q.y, q.z), vec(2.05, 2.75, 1.55), .45);
  double guides = fmax(sqrt(square(fabs(q.y) - 1.75) + square(q.z)) - .55, fabs(q.x) - 6.4);
  double spindle = fmax(sqrt(q.y * q.y + q.z * q.z) - .85, fabs(q.x) - 6.1);
  double collar = smooth_max(sqrt(q.y * q.y + q.z * q.z) - 1.5, fabs(q.x) - .95, .2);
  double hole = fmin(sqrt(q.x * q.x + q.y * q.y), sqrt(q.x * q.x + q.z * q.z)) - .42;
  return fmin(fmin(d, smooth_max(collar, -hole, .1)), fmin(guides, spindle));
}

double appliance_metal(Vec p) {
  double d = model.appliance == EXPANDER ? screw_distance(p) : 1e9;
  for (int i = 0; i < piece_count; i++) {
    const Piece *piece = &pieces[i];
    Vec to = sub(p, piece->from);
    double part = clamp(dot(to, piece->part) / (dot(piece->part, piece->part) + 1e-9), 0, 1);
    d = fmin(d, length(sub(to, scale(piece->part, part))) - piece->radius);
  }
  return d;
}

double band_distance(const Tooth *t, Local at, double crown) {
  if (model.appliance != EXPANDER || !t->is_upper || (t->position != 4 && t->position != 6)) return 1e9;
  double top = t->position == 4 ? 2.1 : 1.8, foot = t->length * .80;
  /* Round the sides alone: it does not reach into the fossa. */
  double ring = smooth_max(crown - BAND_MM, -tooth_sides(t, at) - .75, .1);
  return smooth_max(ring, fabs(at.h - .5 * (top + foot)) - .5 * (foot - top), .16);
}

double plate_distance(Vec room) {
  Vec p = turn_cast(room);
  double sideways, past_end, x;
  project_on_arch(p, &model.upper, ARCH_END_X, &sideways, &past_end, &x);
  /* It lies on the palate, and on gum, teeth and wires where it reaches them. */
  double over = smooth_min((palate_height(p.x, p.y) - PLATE_MM - p.z) * .6, rough_distance(room) - PLATE_MM * .8, 1.5);
  double rim = 7.2 + .0014 * x * x - p.z; /* it ends on the tongue sides of the teeth */
  double back = fmax((p.y - 23.5 - .042 * p.x * p.x) * .6, p.y - 37.5);
  return smooth_max(smooth_max(smooth_max(over, rim, 1.2), back, 1.6), 3.4 - sideways, .8);
}
