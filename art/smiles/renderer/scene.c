#include "scene.h"
#include "bracket-shape.h"
#include "gum-shape.h"
#include "tooth-shape.h"
#include <stdint.h>
#include <stdlib.h>

/* The box that holds every model, with room for shadow rays to leave it. */
static const double LOW_X = -34, LOW_Y = -9, LOW_Z = -15.2;
enum { GRID_X = 170, GRID_Y = 133, GRID_Z = 90, CELL_X = 34, CELL_Y = 27, CELL_Z = 18 };
static const double GRID_MM = .4, CELL_MM = 2;

/* Of 28 teeth only a few matter at one place. Each cell of 2 mm lists them, which makes the exact distance
   several times quicker; the lists are generous, so the shape does not change. */
typedef struct { uint32_t crowns, upper_gums, lower_gums; float clear_mm; int has_wire; } Cell;
static Cell *cells;
static float *grid;

static double to_bound(const Tooth *t, Vec p) { return length(sub(p, t->bound_centre)) - t->bound_radius; }

static uint32_t gums_that_matter(Vec centre, int is_upper, double reach) {
  double distance[MAX_TEETH], nearest = 1e9;
  for (int i = 0; i < model.tooth_count; i++) {
    if (model.teeth[i].is_upper != is_upper) continue;
    distance[i] = gum_round_tooth(&model.teeth[i], centre);
    nearest = fmin(nearest, distance[i]);
  }
  uint32_t list = 0;
  for (int i = 0; i < model.tooth_count; i++)
    if (model.teeth[i].is_upper == is_upper && distance[i] < nearest + GUM_BLEND_MM + reach * 2.4) list |= 1u << i;
  return list;
}

static void list_cells(void) {
  double reach = CELL_MM * .87;
  cells = calloc(CELL_X * CELL_Y * CELL_Z, sizeof *cells);
  for (int k = 0; k < CELL_Z; k++) for (int j = 0; j < CELL_Y; j++) for (int i = 0; i < CELL_X; i++) {
    Cell *cell = &cells[(k * CELL_Y + j) * CELL_X + i];
    Vec centre = vec(LOW_X + (i + .5) * CELL_MM, LOW_Y + (j + .5) * CELL_MM, LOW_Z + (k + .5) * CELL_MM);
    double clear = 1e9;
    for (int n = 0; n < model.tooth_count; n++) {
      if (model.teeth[n].kind == MISSING) continue;
      double d = to_bound(&model.teeth[n], centre);
      if (d < 2 + reach) cell->crowns |= 1u << n; else clear = fmin(clear, d - reach);
    }
    cell->clear_mm = (float)clear;
    cell->upper_gums = gums_that_matter(centre, 1, reach);
    cell->lower_gums = gums_that_matter(centre, 0, reach);
    cell->has_wire = model.bracket != NO_BRACKET && wire_distance(centre) < 2 + reach;
  }
}

static const Cell *cell_at(Vec p) {
  int i = (int)clamp((p.x - LOW_X) / CELL_MM, 0, CELL_X - 1), j = (int)clamp((p.y - LOW_Y) / CELL_MM, 0, CELL_Y - 1);
  int k = (int)clamp((p.z - LOW_Z) / CELL_MM, 0, CELL_Z - 1);
  return &cells[(k * CELL_Y + j) * CELL_X + i];
}

static double gum_distance(Vec p, uint32_t list, int is_upper) {
  double d = 1e9;
  for (; list; list &= list - 1) {
    double one = gum_round_tooth(&model.teeth[__builtin_ctz(list)], p);
    d = d > 1e8 ? one : smooth_min(d, one, GUM_BLEND_MM);
  }
  return smooth_min(d, base_shape(p, is_upper), 2.4);
}

/* A dark body behind the teeth: without it daylight would show between them. */
static double cavity_distance(Vec p) {
  double wall = model.upper.curvature * 1.15 * p.x * p.x + model.upper.quartic * square(p.x * p.x) + 13;
  double d = (wall - p.y) * .55;
  d = smooth_max(d, fabs(p.z - 2) - 11.5, 2);
  return smooth_max(d, fabs(p.x) - 20, 2);
}

double model_distance(Vec p, int *what) {
  const Cell *cell = cell_at(p);
  double d = cell->clear_mm;
  int nearest = -1;
  for (uint32_t list = cell->crowns; list; list &= list - 1) {
    int i = __builtin_ctz(list);
    const Tooth *t = &model.teeth[i];
    if (!t->is_upper && !model.shows_lower) continue;
    Local at = to_local(t, p);
    double crown = smooth_max(tooth_crown(t, at), at.h - t->length * 1.25, .6);
    if (crown < d) { d = crown; nearest = i; }
    if (model.bracket != NO_BRACKET && t->is_upper) {
      double bracket = bracket_distance(t, at, model.bracket);
      if (bracket < d) { d = bracket; nearest = BRACKET; }
    }
  }
  if (cell->has_wire) {
    double wire = wire_distance(p);
    if (wire < d) { d = wire; nearest = WIRE; }
  }
  double gum = gum_distance(p, cell->upper_gums, 1);
  if (gum < d) { d = gum; nearest = GUM; }
  if (model.shows_lower) {
    gum = gum_distance(p, cell->lower_gums, 0);
    if (gum < d) { d = gum; nearest = GUM; }
    double cavity = cavity_distance(p);
    if (cavity < d) { d = cavity; nearest = CAVITY; }
  }
  if (what) *what = nearest;
  return d;
}

double stage_distance(Vec p) {
  double floor = p.z - FLOOR_Z_MM;
  if (model.stage == FLOOR_STAGE) return floor;
  /* A round plaster plinth of two steps; it fills the foot of a tall frame. */
  double r = sqrt(p.x * p.x + square(p.y - 14)), rounding = .5;
  double qx = r - (32 - rounding), qz = floor + rounding;
  double top = sqrt(square(fmax(qx, 0)) + square(fmax(qz, 0))) + fmin(fmax(qx, qz), 0) - rounding;
  double neck = fmax(r - 30.6, floor + 3.2);
  top = fmax(top, -(floor + 3.2));
  return fmin(top, neck);
}

Vec stage_normal(Vec p) {
  if (model.stage == FLOOR_STAGE) return vec(0, 0, 1);
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

/* The aligner: crowns swollen by half a millimetre, flowing into each other, trimmed along the gum. */
double aligner_distance(Vec p) {
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
  if (d > 1e8) return fmax(1, cell->clear_mm);
  return smooth_max(d, height / weight * .8, .25);
}
Vec aligner_normal(Vec p) { return gradient(p, .06, aligner_distance); }

void build_scene(void) {
  if (model.bracket != NO_BRACKET) lay_wire(model.bracket);
  list_cells();
  grid = malloc(sizeof *grid * GRID_X * GRID_Y * GRID_Z);
  for (int k = 0; k < GRID_Z; k++) for (int j = 0; j < GRID_Y; j++) for (int i = 0; i < GRID_X; i++)
    grid[((long)k * GRID_Y + j) * GRID_X + i] =
        (float)model_distance(vec(LOW_X + i * GRID_MM, LOW_Y + j * GRID_MM, LOW_Z + k * GRID_MM), 0);
}
