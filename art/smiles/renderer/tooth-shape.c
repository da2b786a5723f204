#include "tooth-shape.h"
#include "occlusal-shape.h"

static int is_incisor(const Tooth *t) { return t->position <= 2; }
static int is_canine(const Tooth *t) { return t->position == 3; }
static int is_front(const Tooth *t) { return t->position <= 3; }

/* Half the width of the outline at s (0 neck, 1 edge; below 0 the root). The contact with the next tooth sits
   nearer the edge on the side of the midline, and the corner away from it is rounder: that is what tells a left
   tooth from a right one. A tapered front tooth is narrower at the neck and touches nearer its edge, a square one
   is wide all the way. */
static double outline(const Tooth *t, double s, int is_mesial) {
  double neck = is_incisor(t) ? (t->is_upper ? .79 : .74) : is_canine(t) ? .76 : .80;
  double contact = is_mesial ? .86 : .76;
  if (is_front(t)) {
    neck += t->form * (t->form > 0 ? .075 : .11);
    contact -= .05 * t->form;
  }
  double u = clamp(s, 0, 1) / contact;
  double wide = u < 1 ? neck + (1 - neck) * (1 - powf(1 - u, 2.1f)) : 1 - .20 * square(u - 1) * (is_mesial ? 3 : 2.5);
  if (s < 0) wide = neck + s * .24;
  /* A peg narrows toward its edge instead of widening. */
  double peg = lerp(1, .52, clamp(s, 0, 1)) * 1.06;
  return t->width * .5 * lerp(wide, fmin(wide, peg), t->taper);
}

double labial_face(const Tooth *t, double h) {
  double s = clamp(1 - h / t->length, -.9, 1.1), bow = s - .20;
  return (is_front(t) ? 1.75 : 1.5) * bow * bow * (bow > 0 ? 1 : 1.4) * (t->is_upper ? 1 : .85);
}

static double lingual_face(const Tooth *t, double s, double labial) {
  double crown = clamp(s, 0, 1);
  if (s < 0) {
    double root = is_incisor(t) ? labial + t->depth - .55 : is_canine(t) ? labial + t->depth - .7 : t->depth;
    return root + s * 1.2;
  }
  if (model.stage == CAST_STAGE && is_front(t)) return labial + tongue_side(t, crown);
  if (is_incisor(t)) return labial + 1.25 + (t->depth - 1.8) * powf(1 - crown, 1.35f);
  if (is_canine(t)) return labial + 1.9 + (t->depth - 2.6) * (1 - crown);
  return t->depth - crown * .9;
}

double tooth_sides(const Tooth *t, Local at) {
  /* Seen from below an upper molar is a rhombus. */
  if (model.stage == CAST_STAGE && t->position >= 6) at.x -= .10 * (at.y - t->depth * .5);
  double s = clamp(1 - at.h / t->length, -.9, 1.1);
  double half_width = outline(t, s, at.x < 0);
  double labial = labial_face(t, at.h), lingual = lingual_face(t, s, labial);
  double half_depth = .5 * (lingual - labial), dy = at.y - .5 * (labial + lingual);
  /* Teeth narrow toward the tongue, front teeth most. */
  half_width *= 1 - .20 * clamp(dy / half_depth, 0, 1) * (is_front(t) ? 1.3 : model.stage == CAST_STAGE && t->position <= 5 ? .9 : .3);

  /* A superellipse; dividing by its gradient turns it into something close to a distance. */
  double p = is_front(t) ? 2.35 + .35 * fmax(0, t->form) : 2.7;
  double X = fabs(at.x) / half_width, Y = fabs(dy) / half_depth;
  double a = powf(X + 1e-9, p - 1), b = powf(Y + 1e-9, p - 1);
  double q = powf(a * X + b * Y + 1e-12, 1 / p), g = powf(q + 1e-9, 1 - p);
  double gx = a * g / half_width, gy = b * g / half_depth;
  double d = (q - 1) / sqrt(gx * gx + gy * gy + 1e-9);

  /* Soft upright lobes on the lip side of front teeth. On lower canines they and the middle ridge dented the
     window's reflection, so there they are all but flat. */
  if (model.stage == CAST_STAGE && is_front(t) && dy > 0) d += tongue_hollow(t, s, X);
  if (is_front(t) && dy < 0) {
    double where = smoothstep(.05, .55, s) * smoothstep(1.25, .6, X);
    double lobes = is_canine(t) ? (t->is_upper ? .3 : .05) : t->is_upper ? 1 : .45;
    d += .075 * where * (1 - cos(at.x / (t->width * .5) * M_PI * 1.55)) * lobes;
    if (is_canine(t)) d -= (t->is_upper ? .15 : .05) * where * exp(-at.x * at.x * .4);
  }
  return d;
}

/* Height of the cutting edge of an incisor at x: round corners, small scallops while unworn, then wear and chips. */
static double incisal_edge(const Tooth *t, double x) {
  double r = x / (t->width * .5);
  double edge = .10 * r * r + (r > 0 ? .42 * powf(r, 4) : .14 * powf(-r, 5));
  if (t->position == 2) edge += .16 * r * r + (r > 0 ? .30 * r * r * r : .12 * -r * r * r);
  if (!t->is_upper) edge *= .55;
  edge *= 1 - t->form * (t->form > 0 ? .62 : .55); /* square corners are sharp, tapered ones round */
  if (t->taper > 0) edge += t->taper * 1.5 * r * r;
  edge += t->is_upper ? .035 * cos(r * 5.6) * (1 - clamp(t->wear, 0, 1)) : 0;
  if (t->wear > 0) {
    double uneven = noise(vec(x * .55 + t->position * 7.3 + t->side * 3, 2.3, t->is_upper * 9)) - .35;
    double slant = .22 * r * t->side * (t->is_upper ? 1 : -1);
    edge += t->wear * (.30 * uneven + slant) + fmax(0, t->wear - .6) * 2.2;
  }
  if (t->chip > 0) {
    /* A broken corner: from chip_at outward the edge runs off at a slant, with small shell-like bites along it. */
    int toward = t->chip_at < 0 ? -1 : 1;
    double u = (x * toward - fabs(t->chip_at) + .9) / 1.8;
    double bites = .16 * (noise(vec(x * 2.6, 4.1, t->position)) - .5);
    edge += t->chip * (smoothstep(0, 1, u) + .35 * fmax(0, u - 1)) * (1 + bites);
  }
  return edge;
}

static double canine_edge(const Tooth *t, double x) {
  /* One tip, a little nearer the midline; the slope away from it is the longer one. */
  double m = x < -.2 ? (-.2 - x) * .46 : (x + .2) * .60;
  return (sqrt(m * m + .05) - .22) * (1 - .35 * fmax(0, t->form)) + t->wear * .55 * exp(-x * x * .35) + fmax(0, t->wear - .6) * 1.6;
}

static double premolar_surface(const Tooth *t, double x, double y) {
  double m = fabs(x + .1) * .50, tip = sqrt(m * m + .12) - .35;
  double groove = 1.5 * smoothstep(0, .32 * t->depth, y - t->depth * .24) *
                  (1 - smoothstep(.5 * t->depth, .85 * t->depth, y));
  double low_inner_cusp = y > t->depth * .5 ? .5 * smoothstep(.5 * t->depth, .8 * t->depth, y) : 0;
  return tip + groove + low_inner_cusp + t->wear * .3 * exp(-x * x * .3);
}

static double molar_surface(const Tooth *t, double x, double y) {
  double r = x / (t->width * .5);
  double cusps = .45 * (.5 + .5 * cos(r * M_PI * 1.02)) + .5 * square(r * r);
  double groove = 1.5 * smoothstep(.2 * t->depth, .45 * t->depth, y) *
                  (1 - smoothstep(.55 * t->depth, .8 * t->depth, y));
  return cusps + groove;
}

double tooth_crown(const Tooth *t, Local at) {
  double d = tooth_sides(t, at), edge, rounding;
  if (is_incisor(t)) { edge = incisal_edge(t, at.x); rounding = .50; }
  else if (is_canine(t)) { edge = canine_edge(t, at.x); rounding = .58; }
  else if (model.stage == CAST_STAGE) { edge = chewing_surface(t, at.x, at.y); rounding = .9; }
  else if (t->position <= 5) { edge = premolar_surface(t, at.x, at.y); rounding = 1.0; }
  else {
    edge = molar_surface(t, at.x, at.y); rounding = 1.1;
    double s = 1 - at.h / t->length;
    if (at.y < t->depth * .35) d += .22 * exp(-at.x * at.x * .55) * smoothstep(.25, .9, s);
  }
  /* A steep break is no longer close to a distance; smaller steps keep the march from jumping through it. */
  if (model.stage == CAST_STAGE) d *= .72; /* the tongue sides are steep */
  return smooth_max(d, (edge - at.h) * (t->chip > 1 ? .6 : .92), rounding);
}

static const double VENEER_MM = .75, VENEER_EDGE_MM = 1.3;

double prepared_crown(const Tooth *t, Local at) {
  Local inner = {at.x, at.y - VENEER_MM, at.h - VENEER_EDGE_MM};
  return smooth_max(tooth_crown(t, at), tooth_crown(t, inner), .2);
}

double veneer_shell(const Tooth *t, Local at) {
  double d = smooth_max(tooth_crown(t, at), -prepared_crown(t, at), .06);
  /* It covers the lip side and folds round the edge. */
  d = smooth_max(d, at.y - labial_face(t, at.h) - 1.7, .3);
  return smooth_max(d, at.h - t->gum_height + .25 * square(at.x / t->width * 2), .3);
}
