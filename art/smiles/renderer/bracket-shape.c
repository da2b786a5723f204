#include "bracket-shape.h"

/* Millimetres, after common twin brackets: a slot of .56 (.022 inch). The printed kind is wider and squarer, and
   its base covers more of the tooth because it is made for that tooth. Metal is stronger, so it can be smaller. */
typedef struct { double base_x, base_h, body_x, body_h, front, rounding; } BracketSize;
static const BracketSize SIZES[] = {{0}, {1.75, 1.85, 1.55, 1.6, 1.95, .28}, {2.25, 2.35, 1.6, 1.55, 2.15, .10},
                                   {1.6, 1.6, 1.45, 1.4, 1.7, .18}};
static const double SLOT_MM = .56, SLOT_DEPTH_MM = .95, WIRE_RADIUS_MM = .24;

static double box(double x, double y, double z, double hx, double hy, double hz, double rounding) {
  double qx = fabs(x) - hx + rounding, qy = fabs(y) - hy + rounding, qz = fabs(z) - hz + rounding;
  double outside = sqrt(square(fmax(qx, 0)) + square(fmax(qy, 0)) + square(fmax(qz, 0)));
  return outside + fmin(fmax(qx, fmax(qy, qz)), 0) - rounding;
}

/* On lower teeth nearer the gum, clear of the upper teeth that bite over them. */
static double bracket_height(const Tooth *t) {
  return t->length * (!t->is_upper ? .55 : t->position <= 3 ? .46 : .48);
}

double bracket_distance(const Tooth *t, Local at, BracketKind kind) {
  if (t->position > 6 || t->kind == MISSING) return 1e9;
  const BracketSize *size = &SIZES[kind];
  double middle = bracket_height(t), v = at.h - middle;
  double out = labial_face(t, middle) - at.y; /* away from the face, toward the lip */
  double far_off = box(at.x, v, out - 1, size->base_x, size->base_h, 2.2, .2);
  if (far_off > 1.5) return far_off;

  /* The base follows the tooth: its outline is a box, its thickness a layer over the crown. */
  double base = smooth_max(tooth_crown(t, at) - .42, box(at.x, v, out, size->base_x, size->base_h, 1.6, .5), .18);
  double depth = size->front;
  double body = box(at.x, v, out - depth * .5, size->body_x, size->body_h, depth * .5, size->rounding);
  /* Four wings: a channel between left and right, and an undercut under each for the tie. */
  double channel = box(at.x, v, out - depth, .34, 3, .75, .12);
  double undercut = box(at.x, fabs(v) - size->body_h, out - depth * .42, 3, .42, .34, .12);
  body = smooth_max(body, -channel, .12);
  body = smooth_max(body, -undercut, .12);
  double d = smooth_min(base, body, .25);
  double slot = box(at.x, v, out - depth, 4, SLOT_MM * .5, SLOT_DEPTH_MM, .04);
  return smooth_max(d, -slot, .05);
}

typedef struct { Vec points[MAX_WIRE_POINTS * 6]; int count; } Wire;
static Wire upper_wire, lower_wire;

static Vec slot_centre(const Tooth *t, BracketKind kind) {
  double h = bracket_height(t), out = SIZES[kind].front - SLOT_DEPTH_MM * .55;
  double y = labial_face(t, h) - out;
  return add(t->origin, add(scale(t->apical, h), scale(t->lingual, y)));
}

static void lay_arch_wire(Wire *wire, int is_upper, BracketKind kind) {
  Vec slots[MAX_WIRE_POINTS];
  int count = 0;
  for (int place = -6; place <= 6; place++)
    for (int i = 0; i < model.tooth_count; i++) {
      const Tooth *t = &model.teeth[i];
      if (t->is_upper == is_upper && t->position * t->side == place) slots[count++] = slot_centre(t, kind);
    }
  wire->count = 0;
  for (int i = 0; i + 1 < count; i++)
    for (int step = 0; step < 6; step++)
      wire->points[wire->count++] = spline(slots[i ? i - 1 : 0], slots[i], slots[i + 1],
                                           slots[i + 2 < count ? i + 2 : count - 1], step / 6.);
  wire->points[wire->count++] = slots[count - 1];
}

void lay_wires(BracketKind kind) {
  lay_arch_wire(&upper_wire, 1, kind);
  if (model.has_lower_brackets) lay_arch_wire(&lower_wire, 0, kind);
}

static double to_wire(const Wire *wire, Vec p) {
  double nearest = 1e9;
  for (int i = 0; i + 1 < wire->count; i++) {
    Vec part = sub(wire->points[i + 1], wire->points[i]), to = sub(p, wire->points[i]);
    Vec off = sub(to, scale(part, clamp(dot(to, part) / dot(part, part), 0, 1)));
    nearest = fmin(nearest, dot(off, off));
  }
  return sqrt(nearest) - WIRE_RADIUS_MM;
}

double wire_distance(Vec p) { return fmin(to_wire(&upper_wire, p), to_wire(&lower_wire, p)); }
