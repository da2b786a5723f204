/* Draws a model of teeth by ray-marching signed distances: no noise, no dependencies.
   usage: smile parameters.txt picture.ppm width height samples
   One sample a pixel everywhere, then `samples` more where neighbouring pixels differ: edges are smooth, and flat
   places cost nothing. */
#include "appliance-shape.h"
#include "light.h"
#include "material.h"
#include "scene.h"
#include "table-aligner.h"
#include "gum-shape.h"
#include <stdio.h>
#include <stdlib.h>

static const double MISS_MM = 330, ACCEPT_MM = .012;
/* At grazing angles a march runs out of steps just before the surface; taking such near hits avoids white outlines. */
static const double NEAR_HIT_MM = .12;
enum { MAX_STEPS = 260 };
static const double CONTRAST = .022;

typedef struct { Vec forward, right, up; double start_mm; int width, height; } Camera;

static Camera aim(int width, int height) {
  Camera c;
  Vec view = sub(model.target, model.eye);
  c.forward = unit(view);
  /* On the table the model lies upside down. */
  c.right = unit(cross(c.forward, vec(0, 0, model.stage == TABLE_STAGE ? -1 : 1)));
  c.up = cross(c.right, c.forward);
  c.start_mm = length(view);
  c.width = width;
  c.height = height;
  return c;
}

static Vec ray_through(const Camera *c, double x, double y) {
  double across = (x / c->width - .5) * model.field_mm;
  double high = (.5 - y / c->height) * model.field_mm * c->height / c->width;
  return unit(add(scale(c->forward, c->start_mm), add(scale(c->right, across), scale(c->up, high))));
}

/* A clear thing stands off the model by less than `reach_mm`. */
static double march_clear(Vec ray, double from, double until, double reach_mm, double (*distance)(Vec)) {
  for (double t = from; t < until;) {
    double rough = rough_distance(along(model.eye, ray, t));
    double d = rough > 2 * reach_mm ? rough - reach_mm : distance(along(model.eye, ray, t));
    if (d < ACCEPT_MM) return t;
    t += fmax(d * .7, .02);
  }
  return -1;
}

static Vec colour_at(const Camera *c, double x, double y) {
  Vec ray = ray_through(c, x, y);
  if (model.stage == TABLE_STAGE) return tone(table_colour(ray));
  double t = fmax(1, c->start_mm - 45), start = t, d = 0, height = 1 - y / c->height;
  int what = -1, hit = 0;
  for (int i = 0; i < MAX_STEPS && t < MISS_MM; i++) {
    Vec p = along(model.eye, ray, t);
    d = rough_distance(p);
    if (d > .7) { t += d * .8; continue; }
    d = model_distance(p, &what);
    double stage = stage_distance(p);
    if (stage < d) { d = stage; what = STAGE; }
    if (d < ACCEPT_MM) { hit = 1; break; }
    t += d * .72;
  }
  if (!hit && what >= 0 && d < NEAR_HIT_MM && t < c->start_mm + 60) hit = 1;
  if (!hit) return tone(background(height));
  Vec p = along(model.eye, ray, t);
  Vec colour = what == STAGE ? stage_colour(p, ray, height) : model_colour(p, ray, what);
  if (model.has_aligner) {
    double shell = march_clear(ray, start, t, .8, aligner_distance);
    if (shell > 0) colour = aligner_shine(along(model.eye, ray, shell), ray, colour);
  }
  if (model.appliance == RETAINER) {
    double plate = march_clear(ray, start, t, 3, plate_distance);
    if (plate > 0) colour = plate_shine(along(model.eye, ray, plate), ray, t - plate, colour);
  }
  return tone(colour);
}

static double difference(Vec a, Vec b) {
  return fmax(fabs(to_srgb(a.x) - to_srgb(b.x)), fmax(fabs(to_srgb(a.y) - to_srgb(b.y)), fabs(to_srgb(a.z) - to_srgb(b.z))));
}

static void write_ppm(const char *path, const Vec *pixels, int width, int height) {
  FILE *file = fopen(path, "wb");
  if (!file) { fprintf(stderr, "smile: cannot write %s\n", path); exit(1); }
  fprintf(file, "P6\n%d %d\n255\n", width, height);
  for (int i = 0; i < width * height; i++) {
    /* A little ordered noise before rounding: soft mist would band otherwise. */
    double dither = hash3(i % width, i / width, 7);
    unsigned char rgb8[3] = {(unsigned char)(to_srgb(pixels[i].x) * 254.99 + dither * .99),
                             (unsigned char)(to_srgb(pixels[i].y) * 254.99 + dither * .99),
                             (unsigned char)(to_srgb(pixels[i].z) * 254.99 + dither * .99)};
    fwrite(rgb8, 1, 3, file);
  }
  fclose(file);
}

int main(int count, char **arguments) {
  if (count != 6) { fprintf(stderr, "usage: smile parameters.txt picture.ppm width height samples\n"); return 1; }
  int width = atoi(arguments[3]), height = atoi(arguments[4]), samples = atoi(arguments[5]);
  read_model(arguments[1]);
  build_scene();
  if (model.stage == TABLE_STAGE) build_table_aligner();
  Camera camera = aim(width, height);
  Vec *first = malloc(sizeof *first * width * height), *final = malloc(sizeof *final * width * height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) first[y * width + x] = colour_at(&camera, x + .5, y + .5);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      Vec here = first[y * width + x], sum = here;
      double contrast = 0;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
          int nx = x + dx, ny = y + dy;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          contrast = fmax(contrast, difference(here, first[ny * width + nx]));
        }
      int taken = 1;
      if (samples > 1 && contrast > CONTRAST)
        for (; taken <= samples; taken++)
          sum = add(sum, colour_at(&camera, x + (taken - .5) / samples, y + fmod(taken * .618034, 1)));
      final[y * width + x] = scale(sum, 1. / taken);
    }
  write_ppm(arguments[2], final, width, height);
  return 0;
}
