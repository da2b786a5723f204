/* The model lies upside down, so +z (toward the roots) is toward the table. Light is not bent, only mirrored and
   tinted at each wall: a sheet this thin hardly shifts what is behind it. */
#include "table-aligner.h"
#include "light.h"
#include "scene.h"
#include <stdlib.h>

static const double LOW_X = -33, LOW_Y = -8, LOW_Z = -4, STEP_MM = .27;
enum { SIZE_X = 246, SIZE_Y = 190, SIZE_Z = 50, MOST_WALLS = 14, SHADOW_RAYS = 12 };
static const double TABLE_Z = 7.6, SHEET_MM = .62;
static float *swollen_grid, *trim_grid;

static double sample(const float *grid, Vec p) {
  double x = (p.x - LOW_X) / STEP_MM, y = (p.y - LOW_Y) / STEP_MM, z = (p.z - LOW_Z) / STEP_MM;
  double cx = clamp(x, 0, SIZE_X - 1.001), cy = clamp(y, 0, SIZE_Y - 1.001), cz = clamp(z, 0, SIZE_Z - 1.001);
  double outside = sqrt(square(x - cx) + square(y - cy) + square(z - cz)) * STEP_MM;
  int i = (int)cx, j = (int)cy, k = (int)cz;
  double a = cx - i, b = cy - j, c = cz - k;
  enum { ROW = SIZE_X, LAYER = SIZE_X * SIZE_Y };
  const float *g = grid + ((long)k * SIZE_Y + j) * SIZE_X + i;
  double near_side = lerp(lerp(g[0], g[1], a), lerp(g[ROW], g[ROW + 1], a), b);
  double far_side = lerp(lerp(g[LAYER], g[LAYER + 1], a), lerp(g[LAYER + ROW], g[LAYER + ROW + 1], a), b);
  return lerp(near_side, far_side, c) + outside * .9;
}

void build_table_aligner(void) {
  swollen_grid = malloc(sizeof(float) * SIZE_X * SIZE_Y * SIZE_Z);
  trim_grid = malloc(sizeof(float) * SIZE_X * SIZE_Y * SIZE_Z);
  for (int k = 0; k < SIZE_Z; k++) for (int j = 0; j < SIZE_Y; j++) for (int i = 0; i < SIZE_X; i++) {
    long at = ((long)k * SIZE_Y + j) * SIZE_X + i;
    Vec p = vec(LOW_X + i * STEP_MM, LOW_Y + j * STEP_MM, LOW_Z + k * STEP_MM);
    double swollen, past_trim;
    aligner_parts(p, &swollen, &past_trim);
    swollen_grid[at] = (float)swollen;
    trim_grid[at] = (float)fmax(past_trim, p.z - TABLE_Z + .1);
  }
}

/* The sheet: hollowed from inside, open where it is trimmed. */
static double shell(Vec p) {
  double outer = sample(swollen_grid, p);
  double sheet = smooth_max(outer, -(outer + SHEET_MM), .1);
  return smooth_max(sheet, sample(trim_grid, p) * .8, .16);
}

static Vec shell_normal(Vec p) {
  static const Vec corners[4] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
  Vec n = vec(0, 0, 0);
  for (int i = 0; i < 4; i++) n = add(n, scale(corners[i], shell(along(p, corners[i], .24))));
  return unit(n);
}

/* The table's cloth with the light that reaches it: a pool from the window, dimmed by plastic on the way. */
static Vec table_at(Vec p) {
  Vec cloth = mix(rgb(0xecdcc8), rgb(0xf7ecdf), smoothstep(75, 5, length(vec((p.x + 8) * .8, p.y - 16, 0))));
  const Vec toward_light = unit(vec(-.75, .42, -.62));
  double shade = 0, contact = 0;
  for (int ray = 0; ray < SHADOW_RAYS; ray++) {
    double turn = ray * 2.4, spread = .12 * sqrt(ray / (double)SHADOW_RAYS);
    Vec l = unit(add(toward_light, vec(spread * cos(turn), spread * sin(turn), 0)));
    double plastic = 0;
    for (double t = .2; t < 34;) {
      double d = shell(along(p, l, t)), step = fmax(.2, d * .7);
      if (d < .1) plastic += step * clamp(.1 - d, 0, .3) / .3;
      t += step;
    }
    shade += (1 - exp(-plastic * .8)) / SHADOW_RAYS;
  }
  for (int i = 0; i < 8; i++) {
    double above = .5 + i * .9;
    contact += smoothstep(.9, 0, shell(add(p, vec(0, 0, -above)))) / (2. + i);
  }
  cloth = mix(cloth, times(cloth, rgb(0xa39aa8)), clamp(shade * .9, 0, .75));
  return scale(cloth, 1 - clamp(contact * .13, 0, .3));
}

static Vec reflected(Vec d) {
  /* The room's light comes from above, which here is -z. */
  Vec walls = mix(rgb(0xf3e7d6), rgb(0xf7fafd), smoothstep(.2, -.6, d.z));
  return add(scale(reflected_room(vec(d.x, d.y, -d.z), .07), 1.7), scale(walls, .26));
}

Vec table_colour(Vec ray) {
  double to_table = (TABLE_Z - model.eye.z) / ray.z;
  Vec cloth = table_at(along(model.eye, ray, to_table));
  Vec shine = vec(0, 0, 0), through = vec(1, 1, 1);
  double t = fmax(0, to_table - 75), thickness = 0;
  int is_inside = 0, walls = 0;
  while (t < to_table && walls < MOST_WALLS) {
    Vec p = along(model.eye, ray, t);
    double d = shell(p);
    if (!is_inside && d >= .01) { t += fmax(.02, d * .75); continue; }
    if (!is_inside) {
      is_inside = 1;
      walls++;
      Vec n = shell_normal(p);
      double facing = fabs(dot(n, ray)), fresnel = clamp(.07 + .9 * pow(1 - facing, 4), 0, .8);
      shine = add(shine, scale(times(through, reflected(sub(ray, scale(n, 2 * dot(ray, n))))), fresnel));
      Vec tint = mix(vec(.995, .998, 1), rgb(0x9db4cf), .95 * pow(1 - facing, 1.9));
      through = times(scale(through, 1 - fresnel * .85), tint);
      t += .05;
    } else if (d > .01) {
      is_inside = 0;
      t += .04;
    } else {
      double step = fmax(.05, -d * .8);
      thickness += step;
      t += step;
    }
  }
  through = times(through, vec(exp(-thickness * .035), exp(-thickness * .022), exp(-thickness * .014)));
  return add(shine, times(through, cloth));
}
