#include "scene.h"
#include "appliance-shape.h"
#include "bracket-shape.h"
#include "cast-shape.h"
#include "gum-shape.h"
#include "implant-shape.h"
#include "tooth-shape.h"
#include <stdint.h>
#include <stdlib.h>

/* The box that holds every model, with room for shadow rays to leave it. */
static const double LOW_X = -34, LOW_Y = -9, LOW_Z = -15.2;
enum { GRID_X = 170, GRID_Y = 133, GRID_Z = 90, CELL_X = 68, CELL_Y = 54, CELL_Z = 36 };
static const double GRID_MM = .4, CELL_MM = 1;
/* The shapes' distances may grow this much faster than a true distance would. */
static const double STEEPEST = 1.6;

/* Of 28 teeth and two gums only a few matter at one place. Each cell of a millimetre lists them, which makes the
   exact distance several times quicker; the lists are generous, so the shape does not change. */
typedef struct { uint32_t crowns, upper_gums, lower_gums; float clear_mm; unsigned char has_upper, has_lower, has_wire; } Cell;
static Cell *cells;
static float *grid;

static double to_bound(const Tooth *t, Vec p) { return length(sub(p, t->bound_centre)) - t->bound_radius; }

static double crown_distance(const Tooth *t, Local at) {
  return smooth_max(tooth_crown(t, at), at.h - t->length * 1.25, .6);
}

static double gum_distance(Vec p, uint32_t list, int is_upper) {
  double d = 1e9;
  for (; list; list &= list - 1) {
    double one = gum_round_tooth(&model.teeth[__builtin_ctz(list)], p);
    d = d > 1e8 ? one : smooth_min(d, one, GUM_BLEND_MM);
  }
  d = smooth_min(d, base_shape(p, is_upper), 2.4);
  /* Teeth moved far toward the base would push the gum out of the cast's trimmed face. */
  return smooth_max(d, is_upper ? p.z - upper_top() : FLOOR_Z_MM - p.z, .5);
}

/* The teeth whose gum can take part in the union anywhere within `reach` of a place, and the gum's distance there. */
static uint32_t list_gums(Vec centre, int is_upper, double reach, double *gum) {
  double distance[MAX_TEETH], nearest = 1e9;
  uint32_t list = 0, all = 0;
  for (int i = 0; i < model.tooth_count; i++) {
    if (model.teeth[i].is_upper != is_upper) continue;
    distance[i] = gum_round_tooth(&model.teeth[i], centre);
    nearest = fmin(nearest, distance[i]);
    all |= 1u << i;
  }
  for (; all; all &= all - 1) {
    int i = __builtin_ctz(all);
    if (distance[i] < nearest + GUM_BLEND_MM + 2 * reach * STEEPEST) list |= 1u << i;
  }
  *gum = gum_distance(centre, list, is_upper);
  return list;
}

static void list_cell(Cell *cell, Vec centre, double reach) {
  double crown[MAX_TEETH], upper, lower, nearest = 1e9, clear = 1e9;
  uint32_t close = 0;
  for (int n = 0; n < model.tooth_count; n++) {
    const Tooth *t = &model.teeth[n];
    if (t->kind == MISSING || (!t->is_upper && !model.shows_lower)) continue;
    double bound = to_bound(t, centre);
    if (bound > 2 + reach) { clear = fmin(clear, bound - reach); continue; }
    crown[n] = crown_distance(t, to_local(t, centre));
    nearest = fmin(nearest, crown[n]);
    close |= 1u << n;
  }
  cell->upper_gums = list_gums(centre, 1, reach, &upper);
  cell->lower_gums = list_gums(centre, 0, reach, &lower);
  nearest = fmin(nearest, model.shows_lower ? fmin(upper, lower) : upper);
  double far = nearest + 2 * reach * STEEPEST;
  for (; close; close &= close - 1) {
    int n = __builtin_ctz(close);
    /* Fixed things and aligners reach out from their tooth, so with them its crown is always asked. */
    if (crown[n] < far || model.bracket != NO_BRACKET || model.has_aligner || model.appliance || n == model.prepared) cell->crowns |= 1u << n;
  }
  cell->has_upper = upper < far;
  cell->has_lower = model.shows_lower && lower < far;
  cell->clear_mm = (float)clear;
  cell->has_wire = model.bracket != NO_BRACKET && wire_distance(centre) < 2 + reach;
}

static void list_cells(void) {
  cells = calloc(CELL_X * CELL_Y * CELL_Z, sizeof *cells);
  for (int k = 0; k < CELL_Z; k++) for (int j = 0; j < CELL_Y; j++) for (int i = 0; i < CELL_X; i++)
    list_cell(&cells[(k * CELL_Y + j) * CELL_X + i],
              vec(LOW_X + (i + .5) * CELL_MM, LOW_Y + (j + .5) * CELL_MM, LOW_Z + (k + .5) * CELL_MM), CELL_MM * .87);
}

static const Cell *cell_at(Vec p) {
  int i = (int)clamp((p.x - LOW_X) / CELL_MM, 0, CELL_X - 1), j = (int)clamp((p.y - LOW_Y) / CELL_MM, 0, CELL_Y - 1);
  int k = (int)clamp((p.z - LOW_Z) / CELL_MM, 0, CELL_Z - 1);
  return &cells[(k * CELL_Y + j) * CELL_X + i];
}

/* A dark body behind the teeth: without it daylight would show between them. */
static double cavity_distance(Vec p) {
  double wall = model.upper.curvature * 1.15 * p.x * p.x + model.upper.quartic * square(p.x * p.x) + 13;
  double d = (wall - p.y) * .55;
  d = smooth_max(d, fabs(p.z - 2) - 11.5, 2);
  return smooth_max(d, fabs(p.x) - 23.5, 2);
}

/* Where a point of the veneer would be if it sat on its tooth. */
Vec seat_veneer(Vec p) {
  return along(p, model.teeth[model.prepared].lingual, model.veneer_gap);
}

double model_distance(Vec p, int *what) {
  p = turn_cast(p);
  if (model.shows_implant) return implant_distance(p, what);
  const Cell *cell = cell_at(p);
  double d = cell->clear_mm;
  int nearest = -1;
  for (uint32_t list = cell->crowns; list; list &= list - 1) {
    int i = __builtin_ctz(list);
    const Tooth *t = &model.teeth[i];
    Local at = to_local(t, p);
    double crown = i == model.prepared ? smooth_max(prepared_crown(t, at), at.h - t->length * 1.25, .6) : crown_distance(t, at);
    if (crown < d) { d = crown; nearest = i; }
    double band = model.appliance ? band_distance(t, at, crown) : d;
    if (band < d) { d = band; nearest = STEEL; }
    if (i == model.prepared) {
      double veneer = veneer_shell(t, to_local(t, seat_veneer(p)));
      if (veneer < d) { d = veneer; nearest = VENEER; }
    }
    if (model.bracket != NO_BRACKET && (t->is_upper || model.has_lower_brackets)) {
      double bracket = bracket_distance(t, at, model.bracket);
      if (bracket < d) { d = bracket; nearest = BRACKET; }
    }
  }
  if (model.appliance) {
    double metal = appliance_metal(p);
    if (metal < d) { d = metal; nearest = STEEL; }
  }
  if (cell->has_wire) {
    double wire = wire_distance(p);
    if (wire < d) { d = wire; nearest = WIRE; }
  }
  if (cell->has_upper) {
    double gum = gum_distance(p, cell->upper_gums, 1);
    if (gum < d) { d = gum; nearest = GUM; }
  }
  if (cell->has_lower) {
    double gum = gum_distance(p, cell->lower_gums, 0);
    if (gum < d) { d = gum; nearest = GUM; }
  }
  if (model.shows_lower) {
    double cavity = cavity_distance(p);
    if (cavity < d) { d = cavity; nearest = CAVITY; }
  }
  if (what) *what = nearest;
  return d;
}

double stage_distance(Vec p) {
  double floor = p.z - FLOOR_Z_MM;
  if (model.stage != PLINTH_STAGE) return floor;
  /* A round plaster plinth of two steps; it fills the foot of a tall frame. */
  double r = sqrt(p.x * p.x + square(p.y - 14)), rounding = .5;
  double qx = r - (32 - rounding), qz = floor + rounding;
  double top = sqrt(square(fmax(qx, 0)) + square(fmax(qz, 0))) + fmin(fmax(qx, qz), 0) - rounding;
  double neck = fmax(r - 30.6, floor + 3.2);
  top = fmax(top, -(floor + 3.2));
  return fmin(top, neck);
}

Vec stage_normal(Vec p) {
  if (model.stage != PLINTH_STAGE) return vec(0, 0, 1);
  double e = .05, d = stage_distance(p);
  return unit(vec(stage_distance(add(p, vec(e, 0, 0))) - d, stage_distance(add(p, vec(0, e, 0))) - d,
                  stage_distance(add(p, vec(0, 0, e))) - d));
}

double rough_distance(Vec p) {
  double x = (p.x - LOW_X) / GRID_MM, y = (p.y - LOW_Y) / GRID_MM, z = (p.z - LOW_Z) / GRID_MM;
  double cx = clamp(x, 0, GRID_X - 1.001), cy = clamp(y, 0, GRID_Y - 1.001), cz = clamp(z, 0, GRID_Z - 1.001);
  double outside = (square(x - cx) + square(y - cy) + square(z - cz)) * GRID_MM * GRID_MM;
  int i = (int)cx, j = (int)cy, k = (int)cz;
  double a = cx - i, b = cy - j, c = cz - k;
  const float *g = grid + ((long)k * GRID_Y + j) * GRID_X + i;
  enum { ROW = GRID_X, LAYER = GRID_X * GRID_Y };
  double near_side = lerp(lerp(g[0], g[1], a), lerp(g[ROW], g[ROW + 1], a), b);
  double far_side = lerp(lerp(g[LAYER], g[LAYER + 1], a), lerp(g[LAYER + ROW], g[LAYER + ROW + 1], a), b);
  double d = lerp(near_side, far_side, c);
  if (outside > 0) d = sqrt(outside) * .9 + fmax(d, 0) * .5;
  return fmin(d, stage_distance(p));
}

static Vec gradient(Vec p, double step, double (*distance)(Vec)) {
  static const Vec corners[4] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
  Vec n = vec(0, 0, 0);
  for (int i = 0; i < 4; i++) n = add(n, scale(corners[i], distance(along(p, corners[i], step))));
  return unit(n);
}

static double bare_model_distance(Vec p) { return model_distance(p, 0); }
Vec model_normal(Vec p, double step) { return gradient(p, step, bare_model_distance); }

void aligner_parts(Vec p, double *swollen, double *past_trim) {
  const Cell *cell = cell_at(p);
  double d = 1e9, height = 0, weight = 1e-9;
  for (uint32_t list = cell->crowns; list; list &= list - 1) {
    const Tooth *t = &model.teeth[__builtin_ctz(list)];
    if (!t->is_upper) continue;
    Local at = to_local(t, p);
    double crown = tooth_crown(t, at) - .5;
    d = d > 1e8 ? crown : smooth_min(d, crown, .8);
    double near = exp(-square(at.x / t->width * 2) - square(fmax(0, fabs(at.y - t->depth * .5) - t->depth * .5) / 3));
    height += near * above_margin(t, at.x, at.h + .45);
    weight += near;
  }
  *swollen = d > 1e8 ? fmax(1, cell->clear_mm) : d;
  *past_trim = d > 1e8 ? -1e3 : height / weight * .8;
}

double aligner_distance(Vec p) {
  double swollen, past_trim;
  aligner_parts(p, &swollen, &past_trim);
  return smooth_max(swollen, past_trim, .25);
}
Vec aligner_normal(Vec p) { return gradient(p, .06, aligner_distance); }

Vec plate_normal(Vec p) { return gradient(p, .35, plate_distance); }

void list_shapes(void) {
  fit_appliance();
  if (model.bracket != NO_BRACKET) lay_wires(model.bracket);
  if (model.shows_implant) stand_implant_teeth();
  else list_cells();
}

void build_scene(void) {
  list_shapes();
  if (model.stage == TABLE_STAGE) return; /* an aligner alone has a grid of its own */
  grid = malloc(sizeof *grid * GRID_X * GRID_Y * GRID_Z);
  for (int k = 0; k < GRID_Z; k++) for (int j = 0; j < GRID_Y; j++) for (int i = 0; i < GRID_X; i++)
    grid[((long)k * GRID_Y + j) * GRID_X + i] =
        (float)model_distance(vec(LOW_X + i * GRID_MM, LOW_Y + j * GRID_MM, LOW_Z + k * GRID_MM), 0);
}
