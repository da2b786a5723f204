/* Vectors, easing and value noise. Header-only so that every file can inline them. Units: millimetres. */
#ifndef VEC_H
#define VEC_H
#include <math.h>

typedef struct { double x, y, z; } Vec;

static inline Vec vec(double x, double y, double z) { Vec r = {x, y, z}; return r; }
static inline Vec add(Vec a, Vec b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline Vec sub(Vec a, Vec b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
static inline Vec scale(Vec a, double s) { return vec(a.x * s, a.y * s, a.z * s); }
static inline Vec times(Vec a, Vec b) { return vec(a.x * b.x, a.y * b.y, a.z * b.z); }
static inline double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline double length(Vec a) { return sqrt(dot(a, a)); }
static inline Vec unit(Vec a) { return scale(a, 1 / (length(a) + 1e-12)); }
static inline Vec cross(Vec a, Vec b) {
  return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
static inline Vec mix(Vec a, Vec b, double t) { return add(scale(a, 1 - t), scale(b, t)); }
static inline Vec along(Vec origin, Vec direction, double t) { return add(origin, scale(direction, t)); }

static inline double clamp(double x, double low, double high) { return x < low ? low : x > high ? high : x; }
static inline double lerp(double a, double b, double t) { return a + (b - a) * t; }
static inline double square(double x) { return x * x; }

/* Eases from 0 at `from` to 1 at `to`; also backwards when from > to. */
static inline double smoothstep(double from, double to, double x) {
  x = clamp((x - from) / (to - from), 0, 1);
  return x * x * (3 - 2 * x);
}

/* Union and intersection of distances whose seam is rounded over `k` millimetres. */
static inline double smooth_min(double a, double b, double k) {
  double h = clamp(.5 + .5 * (b - a) / k, 0, 1);
  return b * (1 - h) + a * h - k * h * (1 - h);
}
static inline double smooth_max(double a, double b, double k) { return -smooth_min(-a, -b, k); }

/* A curve through b and c, between its neighbours a and d; t goes from 0 at b to 1 at c. */
static inline Vec spline(Vec a, Vec b, Vec c, Vec d, double t) {
  Vec r = scale(b, 2);
  r = add(r, scale(sub(c, a), t));
  r = add(r, scale(add(sub(scale(a, 2), scale(b, 5)), sub(scale(c, 4), d)), t * t));
  r = add(r, scale(add(sub(scale(b, 3), a), sub(d, scale(c, 3))), t * t * t));
  return scale(r, .5);
}

static inline double hash3(int x, int y, int z) {
  unsigned h = (unsigned)x * 374761393u + (unsigned)y * 668265263u + (unsigned)z * 2147483647u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return ((h ^ (h >> 16)) & 0xffffff) / 16777215.0;
}

/* Smooth value noise, 0 to 1, one feature a unit. */
static inline double noise(Vec p) {
  int x = (int)floor(p.x), y = (int)floor(p.y), z = (int)floor(p.z);
  double f = p.x - x, g = p.y - y, h = p.z - z;
  f = f * f * (3 - 2 * f); g = g * g * (3 - 2 * g); h = h * h * (3 - 2 * h);
  double a = lerp(hash3(x, y, z), hash3(x + 1, y, z), f);
  double b = lerp(hash3(x, y + 1, z), hash3(x + 1, y + 1, z), f);
  double c = lerp(hash3(x, y, z + 1), hash3(x + 1, y, z + 1), f);
  double d = lerp(hash3(x, y + 1, z + 1), hash3(x + 1, y + 1, z + 1), f);
  return lerp(lerp(a, b, g), lerp(c, d, g), h);
}

static inline double to_linear(double c) { return c <= .04045 ? c / 12.92 : pow((c + .055) / 1.055, 2.4); }
static inline double to_srgb(double c) {
  c = clamp(c, 0, 1);
  return c <= .0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - .055;
}
/* A colour written as 0xrrggbb, in linear light. */
static inline Vec rgb(unsigned c) {
  return vec(to_linear((c >> 16) / 255.), to_linear(((c >> 8) & 255) / 255.), to_linear((c & 255) / 255.));
}
#endif
