/* A sitter as one smooth shape of distances, lit by a window from the upper left. No mesh, no noise of light, no library.
 *
 *   cc -O2 -o portrait portrait.c -lm && ./portrait out.ppm 640 800 yaw=.4 hair=2 skin=9a6242 ...
 *
 * Lengths are about centimetres; x to the right as we see it, y away from us, z up; the eyes are at z = 0. What may be
 * said of a sitter stands in the table `words` below; render-sitter.ts says it. Deliberately without small detail: what
 * makes a painted face uncanny is exactness. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double x, y, z; } V;
static V v(double x, double y, double z) { V r = {x, y, z}; return r; }
static V add(V a, V b) { return v(a.x + b.x, a.y + b.y, a.z + b.z); }
static V sub(V a, V b) { return v(a.x - b.x, a.y - b.y, a.z - b.z); }
static V mul(V a, double s) { return v(a.x * s, a.y * s, a.z * s); }
static V by(V a, V b) { return v(a.x * b.x, a.y * b.y, a.z * b.z); }
static double dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static double len(V a) { return sqrt(dot(a, a)); }
static V unit(V a) { return mul(a, 1 / (len(a) + 1e-12)); }
static V cross(V a, V b) { return v(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
static V mix(V a, V b, double t) { return add(mul(a, 1 - t), mul(b, t)); }
static double clamp(double x, double a, double b) { return x < a ? a : x > b ? b : x; }
static double step(double a, double b, double x) { x = clamp((x - a) / (b - a), 0, 1); return x * x * (3 - 2 * x); }
static double smin(double a, double b, double k) {
  double h = clamp(.5 + .5 * (b - a) / k, 0, 1);
  return b * (1 - h) + a * h - k * h * (1 - h);
}
static double smax(double a, double b, double k) { return -smin(-a, -b, k); }

static double grain(int x, int y, int z) {
  unsigned h = x * 374761393u + y * 668265263u + z * 2147483647u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return ((h ^ (h >> 16)) & 0xffffff) / 16777215.0;
}
static double noise(V p) {
  int X = floor(p.x), Y = floor(p.y), Z = floor(p.z);
  double f = p.x - X, g = p.y - Y, h = p.z - Z, s = 0;
  f = f * f * (3 - 2 * f), g = g * g * (3 - 2 * g), h = h * h * (3 - 2 * h);
  for (int i = 0; i < 8; i++)
    s += grain(X + (i & 1), Y + (i >> 1 & 1), Z + (i >> 2)) * (i & 1 ? f : 1 - f) * (i & 2 ? g : 1 - g) * (i & 4 ? h : 1 - h);
  return s;
}
static V hex(double colour) {
  unsigned c = colour;
  double q[3] = {(c >> 16 & 255) / 255., (c >> 8 & 255) / 255., (c & 255) / 255.};
  for (int i = 0; i < 3; i++) q[i] = q[i] <= .04045 ? q[i] / 12.92 : pow((q[i] + .055) / 1.055, 2.4);
  return v(q[0], q[1], q[2]);
}
/* Distances: an ellipsoid, and a rod whose ends may differ. */
static double egg(V p, V c, V r) {
  p = sub(p, c);
  double a = len(v(p.x / r.x, p.y / r.y, p.z / r.z)), b = len(v(p.x / r.x / r.x, p.y / r.y / r.y, p.z / r.z / r.z));
  return a * (a - 1) / (b + 1e-9);
}
static double rod(V p, V a, V b, double r1, double r2) {
  V pa = sub(p, a), ba = sub(b, a);
  double h = clamp(dot(pa, ba) / dot(ba, ba), 0, 1);
  return len(sub(pa, mul(ba, h))) - (r1 + (r2 - r1) * h);
}

/* ---- What can be said of a sitter ---- */
enum { CROP, BOB, LONG, CURLS, BUN, BALD, FRINGE, SCARF, SWEPT };
enum { CLINIC, CREW, SHIRT, VNECK, BLAZER };
static double yaw = .45, nod = .05, roll = 0, bodyYaw = .2, zoom = 37, centre = -6.2, side = 0;
static double child = 0, age = 0, faceWidth = 1, jaw = 1, chinOut = 0, cheek = 1, nose = 1, noseWide = 1, lips = 1, smile = 1,
              brow = 1, eye = 1.1, shoulders = 11.5, gaze = 0, glint = 1, roundness = 0;
static double hair = CROP, thick = 1, recede = 0, curl = 0, beard = 0, glasses = 0, earring = 0, part = 0;
static double clothes = CREW, seed = 1, backdrop = 0;
static double skin = 0xd9a07c, hairColour = 0x3a2a24, hairLight = 0x6b4a38, beardColour = -1, cloth = 0x2b3288, under = 0xf3ece1,
              trim = 0x1f236b, lipColour = -1, wall = 0xdde3ea, wallShade = 0xb4c0d6, frame = 0x5a4632;
static struct { const char *name; double *value; } words[] = {
    {"yaw", &yaw}, {"nod", &nod}, {"roll", &roll}, {"bodyYaw", &bodyYaw}, {"zoom", &zoom}, {"centre", &centre}, {"side", &side},
    {"child", &child}, {"age", &age}, {"faceWidth", &faceWidth}, {"jaw", &jaw}, {"chinOut", &chinOut}, {"cheek", &cheek},
    {"nose", &nose}, {"noseWide", &noseWide}, {"lips", &lips}, {"smile", &smile}, {"brow", &brow}, {"eye", &eye},
    {"shoulders", &shoulders}, {"gaze", &gaze}, {"glint", &glint}, {"roundness", &roundness}, {"hair", &hair}, {"thick", &thick}, {"recede", &recede}, {"curl", &curl},
    {"beard", &beard}, {"glasses", &glasses}, {"earring", &earring}, {"part", &part}, {"clothes", &clothes}, {"seed", &seed},
    {"backdrop", &backdrop}, {"skin", &skin}, {"hairColour", &hairColour}, {"hairLight", &hairLight},
    {"beardColour", &beardColour}, {"cloth", &cloth}, {"under", &under}, {"trim", &trim}, {"lipColour", &lipColour},
    {"wall", &wall}, {"wallShade", &wallShade}, {"frame", &frame}};
static int isColour(const char *n) {
  return strstr(n, "olour") || strstr(n, "skin") || strstr(n, "Light") || strstr(n, "cloth\0") == n || !strcmp(n, "under") ||
         !strcmp(n, "trim") || !strncmp(n, "wall", 4) || !strcmp(n, "frame");
}

/* ---- The head ---- */
static double cosYaw, sinYaw, cosNod, sinNod, cosRoll, sinRoll, cosBody, sinBody;
static V toHead(V p) {
  V pivot = v(0, 1, -9), q = sub(p, pivot);
  q = v(q.x * cosYaw + q.y * sinYaw, -q.x * sinYaw + q.y * cosYaw, q.z);
  q = v(q.x * cosRoll + q.z * sinRoll, q.y, -q.x * sinRoll + q.z * cosRoll);
  q = v(q.x, q.y * cosNod + q.z * sinNod, q.z * cosNod - q.y * sinNod);
  q = add(q, pivot);
  q.x /= faceWidth;
  /* Below the cheekbones the face narrows, and the chin is short. */
  q.x *= 1 + .15 * step(-1, -10, q.z) * step(3, -2, q.y);
  if (q.z < -7) q.z = -7 + (q.z + 7) * 1.16;
  if (q.z < 3) q.z = 3 + (q.z - 3) * (1 + .19 * child);
  return q;
}
/* The body stands a little higher than it was modeled, more so for a child. */
static double lift(void) { return 1.6 + 1.2 * child; }
static V toBody(V p) {
  V q = sub(p, v(0, 3, lift()));
  q = v(q.x * cosBody + q.y * sinBody, -q.x * sinBody + q.y * cosBody, q.z);
  return add(q, v(0, 3, 0));
}
static double skullF(V p) { return egg(p, v(0, 1.6, 4), v(7.3, 9.2, 8.0)); }
static double faceF(V p) { return egg(p, v(0, -2.0, -2.7), v(5.35 + .25 * jaw, 6.3, 7.9)); }
/* What hair grows on: the skull, and above the brows the forehead too. */
static double scalpF(V p) {
  double skull = skullF(p), over = step(1, 4, p.z);
  return skull * (1 - over) + smin(skull, faceF(p), 3) * over;
}
static double smileLine(double x) { return -6.45 + (beard > .5 ? .11 : .075) * smile * x * x; }
static double headF(V p) {
  V s = v(fabs(p.x), p.y, p.z);
  double d = smin(skullF(p), faceF(p), 3);
  d = smin(d, len(sub(p, v(0, -6.0 - chinOut, -9.2 + .5 * child))) - (1.3 + .8 * jaw + .2 * child), 3.0);
  d = smin(d, len(sub(s, v(3.1 + jaw, -.9, -5.8 - .5 * age))) - (.7 + .9 * jaw), 3.6);
  /* Cheeks and chin run into one round shape: wholly in a child, partly in most others. */
  double soft = child + roundness;
  if (soft > 0)
    d = smin(d, egg(p, v(0, -2.6, -5.4 - .9 * roundness), v(4.4 + .9 * soft, 4.2 + .9 * soft, 4.5 + .5 * soft + .8 * roundness)), 2.2);
  d = smin(d, rod(s, v(0, -7.3, 1.7), v(3.9, -6.5, 1.9), .75 + .3 * jaw * (1 - child), .8), 1.5);
  d = smin(d, len(sub(s, v(3.7 - .1 * child, -5.1 - .2 * smile, -2.7 - .2 * child))) - (1.85 + .15 * cheek + .15 * child), 3.2);
  d = smax(d, -egg(s, v(3.25, -8.5, .05), v(1.9, 1.4 - .3 * child, 1.05)), 1.5);
  d = smin(d, egg(s, v(3.15, -6.05, -.05), v(1.6, 1.45, 1.25)), .4);
  double tip = -3.35 + .6 * child, out = -9.55 * (1 - .045 * child) - .35 * (nose - 1);
  d = smin(d, rod(p, v(0, -7.9, 1.3), v(0, out, tip), .58 * noseWide, .95 * noseWide), 1.0 + .4 * child);
  d = smin(d, egg(s, v(1.12 * noseWide, -8.55, tip - .3), v(.85 * noseWide, 1.0, .72)), .95);
  d = smin(d, egg(p, v(0, -6.3, -6.4), v(3.2, 2.2, 2.4)), 2);
  V m = v(p.x, p.y, p.z - smileLine(p.x));
  d = smin(d, egg(m, v(0, -8.1, .42), v(2.2, .55, .40 * lips)), .55);
  d = smin(d, egg(m, v(0, -8.05, -.6), v(1.9, .62, .52 * lips)), .6);
  d = smax(d, -egg(m, v(0, -8.9, -.05), v(1.9, .5, beard > .5 ? .02 : .09)), .35);
  if (hair == SCARF) return d;
  d = smin(d, egg(s, v(6.95, 1.9, -1.2), v(.55, 1.15, 1.9)), .7);
  d = smax(d, -egg(s, v(7.65, 1.5, -.9), v(.4, .65, 1.1)), .5);
  return d;
}
/* Height of the hairline for each direction round the head: 0 the forehead, pi the nape. */
static double hairline(double a) {
  static const double at[] = {0, .45, .85, 1.05, 1.25, 1.42, 1.56, 1.78, 1.98, 2.4, 3.2};
  static const double worn[] = {7.2, 6.9, 5.5, 3.0, -1.0, -1.4, 1.3, .8, -4, -6.5, -7.5};
  static const double drawn[] = {7.2, 6.6, 4.9, 3.4, 1.8, 1.0, 1.5, .8, -3, -5.5, -6.5};
  static const double fringed[] = {3.0, 2.9, 2.2, .8, -2.6, -3.2, -1, -1, -4, -6.5, -7.5};
  const double *z = hair == FRINGE ? fringed : hair == CROP || hair == SWEPT || hair == BALD ? worn : drawn;
  int i = 0;
  while (i < 9 && a > at[i + 1]) i++;
  double t = step(at[i], at[i + 1], a), line = z[i] * (1 - t) + z[i + 1] * t;
  if (hair == FRINGE) return line;
  return line + recede * (1.0 * step(.6, 0, a) + 3.0 * exp(-pow((a - .62) / .32, 2)));
}
static double around(V p) { return atan2(fabs(p.x), -(p.y - 1)); }
/* How much a place of the head is under hair, 0 to 1. */
static double haired(V p) {
  if (hair == BALD && recede >= 2) return 0;
  double z = p.z, line = hairline(around(p)), ragged = (noise(mul(p, 1.1)) - .5) * (hair == LONG || hair == BOB ? .6 : 1);
  if (hair == BALD) return step(-.4, .9, z - line + ragged) * step(6.5, 2.5, z + 1.6 * step(2.4, 1.8, around(p))) * step(.95, 1.5, around(p));
  return step(-.8, 2.2, z - line + ragged);
}
/* How far back the hair falls apart, behind the middle of the head. */
#define CROWN 4.5
static double strands(V p) {
  if (hair == BUN) { /* drawn up toward the knot from all sides */
    double high = (p.y - 1.6) * .447 + (p.z - 4) * .894, round = atan2(p.x, (p.z - 4) * .447 - (p.y - 1.6) * .894);
    return .62 * noise(v(round * 5.5 + 20, high * .16, seed * 7.3)) + .38 * noise(v(round * 13 + 50, high * .25, seed * 3.1 + 40));
  }
  double a = atan2(p.x - part * 2, -(p.y - CROWN)), r = hypot(p.x - part * 2, p.y - CROWN);
  double lay = hair == SWEPT ? p.z * 1.3 + p.x * .35 : a * 8.5;
  double run = hair == SWEPT ? p.y * .22 : p.z * .16 + r * .12;
  return .62 * noise(v(lay, run, seed * 7.3)) + .38 * noise(v(lay * 2.3, run * 1.7, seed * 3.1 + 40));
}
static double hairF(V p) {
  if (hair == SCARF) return 1e9;
  V s = v(fabs(p.x), p.y, p.z);
  double cover = haired(p), s1 = (strands(p) - .5) * step(0, 3, hypot(p.x - part * 2, p.y - CROWN));
  double big = noise(mul(p, .5)) - .5, small = noise(mul(p, 1.15)) - .5;
  double top = step(-1, 9, p.z), body = hair == BALD ? .5 : hair == CROP ? .35 + .75 * top : hair == SWEPT ? .5 + 1.2 * top : .7 + .5 * top;
  double rise = thick * body * cover * cover + (cover > .02 ? s1 * .35 * cover * cover * (1 - curl) + curl * (big * 1.5 + small * .9) * cover : 0);
  double d = scalpF(p) - rise + (1 - cover) * .25;
  if (hair == SWEPT) d = smin(d, rod(p, v(-3.2 + part, -3.4, 8.9), v(3.4 + part, -2.4, 9.5), .9 * thick, 1.3 * thick) - s1 * .4, 4.2);
  if (hair == FRINGE) {
    d = smin(d, egg(p, v(0, 1.9, 3.2), v(8.0 + .3 * thick, 9.6, 9.0 + .2 * thick)) - s1 * .3, 1);
    d = smax(d, -egg(p, v(0, -9.5, -6.6 + .5 * noise(v(p.x * 1.6, 0, seed))), v(6.9, 8.0, 9.9)), .5);
    d = smax(d, -(p.z + 3.8 + .5 * s1), .8);
  }
  if (hair == BOB || hair == LONG) {
    double low = hair == BOB ? -8.6 : -26;
    double shell = egg(p, v(0, 2.6, -.4), v(8.5 + .7 * thick, 8.6, 11.0 + .5 * thick)) - s1 * .8 - big * .8;
    if (hair == LONG) {
      shell = smin(shell, rod(s, v(6.6, 1.6, -4), v(7.2, -2.6, -17), 3.0 * thick, 2.6 * thick) - s1 * .7, 2.5);
      shell = smin(shell, rod(s, v(7.2, -2.6, -17), v(5.6, -4.6, -25), 2.6 * thick, .8) - s1 * .7, 1.5);
      shell = smin(shell, egg(p, v(0, 5.5, -9), v(8.6, 4.5, 11)) - s1 * .4, 2);
    }
    double open = egg(p, v(part * .6, -8.4, -4.2), v(6.0 + .25 * fabs(part), 9.4, 15));
    open = fmin(open, rod(p, v(0, -6, -12), v(0, -5, -26), 5.4, 6.4));
    shell = smax(shell, -open, 1.6);
    shell = smax(shell, -(p.z - low + .8 * (strands(v(p.x, p.y, 0)) - .5)), .9);
    d = smin(d, shell, 1.2);
  }
  if (hair == CURLS) {
    double cloud = egg(p, v(0, 3.0, 5.4), v(8.6 + 1.5 * thick, 8.6 + thick, 8.2 + 1.6 * thick));
    cloud = smin(cloud, egg(s, v(5.2, 3.2, -.6), v(3.8 + .6 * thick, 5.0, 4.6 + .8 * thick)), 3);
    cloud -= big * 1.6 + small * .8;
    cloud = smax(cloud, -egg(p, v(0, -8.4, -3.4), v(6.5, 9.6, 10.2)), .9);
    d = smin(d, cloud, .8);
  }
  if (hair == BUN) d = smin(d, egg(p, v(.3, 6.2, 13.2), v(3.5, 3.5, 3.1)) - s1 * .6, .7);
  return d;
}
static double bearded(V p) {
  if (!beard) return 0;
  double a = around(p), mouth = pow(p.x / 1.75, 2) + pow((p.z - smileLine(p.x) + .45) / .36, 2);
  double edge = -3.6 - 1.5 * step(.75, .2, a) + 2.9 * step(.9, 1.35, a);
  double full = step(1.0, -1.3, p.z - edge + (noise(mul(p, 1.2)) - .5)) * step(1.62, 1.42, a) * step(1.2, .2, p.y);
  return full * step(.3, 1.6, mouth) * step(-13.0, -11.2, p.z);
}
static double scarfF(V p, V h) {
  if (hair != SCARF) return 1e9;
  double fold = noise(v(atan2(h.x, -h.y + 1) * 2.2, h.z * .5 + h.x * .25, 3)) - .5;
  double d = egg(h, v(0, 1.9, 3.4), v(8.2, 9.9, 9.3)) - fold * .6;
  d = smin(d, egg(h, v(0, .8, -5.2), v(7.3, 7.3, 7.0)) - fold * .5, 2.5);
  d = smax(d, -egg(h, v(0, -9.2, -1.9), v(5.15, 9.0, 8.4)), .7);
  V b = toBody(p);
  double f2 = noise(v(b.x * .5 + b.z * .35, b.z * .12, 9)) - .5;
  double drape = rod(b, v(0, 1.6, -10), v(0, 2.6, -15.5), 6.6, 9.0) - f2 * .9;
  drape = smin(drape, rod(v(fabs(b.x), b.y, b.z), v(0, .8, -15.5), v(8.5, 3.4, -17.5), 5.0, 4.4) - f2 * .9, 4);
  drape = smax(drape, -(b.z + 23 - .9 * fabs(b.x)), 1.2);
  drape = smax(drape, -egg(h, v(0, -9.2, -1.9), v(5.15, 9.0, 8.4)), .7);
  return smin(d, drape, 2.2);
}

/* ---- Below the head ---- */
static double broad(void) { return shoulders; }
static double neckF(V b) {
  double r = 3.6 + .09 * (broad() - 12) * 2 - .7 * child;
  return rod(b, v(0, 2.4, -5), v(0, 4.0, -16), r, r + .7);
}
static double torsoF(V b, double over) {
  V s = v(fabs(b.x), b.y, b.z);
  double w = broad() * 1.3; /* narrower, and it is a doll's body */
  double t = rod(s, v(0, 5.0, -15.6), v(w, 5.8, -20.6), 3.2 + over, 4.0 + over);
  t = smin(t, egg(b, v(0, 4.6, -34), v(w + 1.6 + over, 8.0 + over, 18)), 3.5);
  t = smin(t, rod(s, v(w + .5, 5.8, -21), v(w + 3.4, 4.0, -44), 4.0 + over, 3.7 + over), 1.8);
  return t;
}
enum { SKIN, HAIR, CLOTH, UNDER, TRIM, METAL, SCARFED, FRAME };
/* Where in the front of the body the outer garment opens: less than 0 inside the opening. */
static double opening(V b) {
  if (b.y > 4.5) return 9;
  if (clothes == VNECK) return fabs(b.x) - .52 * (b.z + 25);
  if (clothes == BLAZER) return fabs(b.x) - .40 * (b.z + 31);
  return 9;
}
static double clothF(V b, int *id) {
  double folds = (noise(v(b.x * .22 + b.z * .1, b.y * .2, b.z * .14 + seed)) - .5) * .9 +
                 (noise(v(fabs(b.x) * .42 - b.z * .2, b.y * .2, b.z * .1 + seed * 3)) - .5) * .8 * step(-15, -19, b.z);
  double neck = neckF(b), outer = torsoF(b, .55) - folds;
  int is = CLOTH;
  double d;
  if (clothes == VNECK || clothes == BLAZER) {
    double open = opening(b), inner = smax(torsoF(b, -.7), -(neck - .25), .5);
    d = smax(outer, -(neck - .35), .6);
    d = smax(d, -open * .75, .35);
    if (inner < d) { d = inner; is = UNDER; }
    if (clothes == BLAZER && open > 0 && open < 2.6 && b.y < 4 && b.z > -30) d -= .22 * step(0, .4, open) * step(2.6, 2.2, open);
  } else if (clothes == CREW) {
    d = smax(outer, -(neck - .3), .5);
    double ring = fabs(neck - .75) - .55;
    ring = smax(ring, fabs(b.z + 14.9 - .32 * (b.y - 4)) - .75, .4);
    if (ring < d) { d = ring; is = trim >= 0 ? TRIM : CLOTH; }
  } else {
    d = smax(outer, -(neck - .3), .5);
  }
  if (clothes == CLINIC) {
    double line = b.z + 13.3 - .34 * (b.y - 4);
    double stand = smax(fabs(neck - .75) - .32, fabs(line + 1.0) - 1.7, .3);
    stand = smax(stand, -(fabs(b.x) - .7 - .25 * fmax(0, line + 2.5)) * (b.y < 3 ? 1 : -9), .2);
    if (stand < d) { d = stand; is = line > .15 ? TRIM : CLOTH; }
    else if (is == CLOTH && b.y < 4 && fabs(b.x - 2.2) < .28 && b.z < -15) is = TRIM;
  }
  if (clothes == SHIRT) {
    double line = b.z + 12.9 - .30 * (b.y - 4), down = fmax(0, -line);
    double fall = fabs(neck - .65 - .34 * down) - .3;
    double low = 3.0 + 1.9 * step(3.0, -1.0, b.y) * step(5.5, 1.5, fabs(fabs(b.x) - 3.0));
    fall = smax(fall, fmax(line - .2, -line - low), .3);
    fall = smax(fall, -(fabs(b.x) - .5 - .62 * down) * (b.y < 2.5 ? 1 : -9), .25);
    if (fall < d) { d = fall; is = UNDER; }
    double gap = b.y < 4 ? fabs(b.x) - .42 * (b.z + 20) : 9;
    if (gap < 0 && is == CLOTH) d = fmax(d, -gap * .7);
  }
  if (id) *id = is;
  return d;
}
static double glassesF(V h) {
  if (!glasses) return 1e9;
  V s = v(fabs(h.x), h.y, h.z);
  double bend = -9.0 + .05 * s.x * s.x, qx = (s.x - 3.2) / 1.12, qz = h.z + .25;
  double rim = hypot(hypot(qx, qz) - 2.05, h.y - bend) - .19;
  double bridge = rod(s, v(0, -9.3, .5), v(1.1, -8.9, .35), .15, .15);
  double temple = rod(s, v(5.5, -7.5, .5), v(7.6, 1.0, .4), .15, .15);
  return fmin(rim, fmin(bridge, temple));
}
static double world(V p, int *id) {
  V h = toHead(p), b = toBody(p);
  double grow = bearded(h), face = headF(h) - (grow > .01 ? beard * (.6 - .3 * step(2.2, .8, hypot(h.x / 1.4, h.z + 6.1))) * grow * (1 + .35 * (noise(mul(h, .9)) - .5)) : 0);
  double d = smin(face, neckF(b), 1.3), e;
  int is = SKIN, kind = CLOTH;
  if ((e = hairF(h)) < d) d = e, is = HAIR;
  if ((e = clothF(b, &kind)) < d) d = e, is = kind;
  if ((e = scarfF(p, h)) < d) d = e, is = SCARFED;
  if (earring && (e = len(sub(v(fabs(h.x), h.y, h.z), hair == CURLS ? v(7.1, .9, -5.7) : v(7.1, 1.6, -3.5))) - .48 * earring) < d) d = e, is = METAL;
  if ((e = glassesF(h)) < d) d = e, is = FRAME;
  if (id) *id = is;
  return d;
}
static V normalAt(V p) {
  double e = .035;
  V k[4] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}}, n = v(0, 0, 0);
  for (int i = 0; i < 4; i++) n = add(n, mul(k[i], world(add(p, mul(k[i], e)), 0)));
  return unit(n);
}
static double lightAt(V o, V l) {
  double r = 1, t = .5;
  for (int i = 0; i < 34 && t < 40; i++) {
    double d = world(add(o, mul(l, t)), 0);
    r = fmin(r, .5 + .5 * 3.6 * d / t);
    if (r <= 0) break;
    t += clamp(d * .75, .3, 3);
  }
  r = clamp(r, 0, 1);
  return r * r * (3 - 2 * r);
}
static double hollow(V p, V n) {
  double s = 0, w = 1;
  for (int i = 1; i < 5; i++) {
    double t = i * 1.1;
    s += w * fmax(0, t - world(add(p, mul(n, t)), 0));
    w *= .62;
  }
  return clamp(1 - s * .17, 0, 1);
}

/* ---- Colours on the face: soft smudges only ---- */
static V faceColour(V h, V base) {
  double ax = fabs(h.x), front = step(-2.5, -4, h.y);
  V red = v(1.10, .80, .74), c = base;
  c = mix(c, by(c, red), .40 * exp(-(pow(ax - 4.2, 2) + pow(h.z + 2.7, 2)) / 5) * front);
  c = mix(c, by(c, red), .35 * exp(-(h.x * h.x + pow(h.z + 3.3, 2)) / 1.8) * front);
  c = mix(c, by(c, v(1.04, .86, .82)), .5 * step(5.5, 7, ax) * step(-3, 0, h.y));
  c = mix(c, by(c, v(1.03, 1.0, .93)), .5 * step(3, 6, h.z) * front);
  double dz = h.z - smileLine(h.x);
  double up = .58 * lips * (1 - .25 * exp(-h.x * h.x / .12)), down = .9 * lips;
  double lip = step(1.35, .6, pow(ax / 2.35, 2) + pow(dz / (dz > 0 ? up : down), 2)) * front;
  V mouth = lipColour >= 0 ? hex(lipColour) : by(base, v(.98, .6, .6));
  c = mix(c, mouth, lip * (beard > .5 ? .45 : .8));
  c = mix(c, by(base, v(.42, .22, .21)), step(.24, .02, fabs(dz + .02)) * step(2.6, 1.2, ax) * front * (beard > .5 ? .45 : .68));
  c = mix(c, by(base, v(.66, .52, .48)), .4 * exp(-(pow(ax - 2.5, 2) / .3 + dz * dz / .25)) * front * smile);
  c = mix(c, by(base, v(.72, .6, .56)), .30 * age * exp(-pow((ax - 2.4 - .35 * (-3.2 - h.z)) / .38, 2)) * step(-3.2, -3.9, h.z) * step(-6.8, -5.6, h.z) * front);
  /* Eyes: a soft almond, darkest along the upper lid; the eye itself hardly lighter than the skin. */
  double size = eye * (1 + .16 * child), ex = (ax - 3.15) / (1.32 * size), mid = -.1 + .1 * exp(-pow(ax - 3.1, 2) / 1.2);
  double tall = .46 * size * (1 - .10 * smile), almond = ex * ex + pow((h.z - mid) / tall, 2), signX = h.x > 0 ? 1 : -1;
  c = mix(c, by(base, v(.74, .62, .60)), .38 * exp(-(ex * ex * .8 + pow((h.z - .45) / .75, 2))) * front);
  c = mix(c, mix(by(base, v(.85, .85, .88)), hex(0xe8e0d8), .16 + .55 * base.y), step(1.1, .7, almond) * front * .55);
  double look = gaze - .34 * sin(yaw), iris = step(.80 * size, .50 * size, hypot(ax - 3.1 - signX * look, (h.z - mid - .05) * 1.05));
  c = mix(c, hex(0x21150f), iris * step(1.25, .85, almond) * front * .94);
  c = mix(c, hex(0xcbbba8), step(.2, .06, hypot(h.x - signX * 3.1 - look + .26, h.z - mid - .2)) * front * .5 * glint);
  double lid = h.z - (mid + tall * sqrt(fmax(0, 1 - ex * ex * .92)));
  c = mix(c, hex(0x231714), step(.30, .05, fabs(lid)) * step(1.25, .9, fabs(ex)) * front * .82);
  c = mix(c, by(base, v(.6, .48, .46)), step(.3, .05, fabs(h.z - (mid - tall * sqrt(fmax(0, 1 - ex * ex * .92))))) * step(1.1, .8, fabs(ex)) * front * .35);
  c = mix(c, by(base, v(.68, .56, .53)), step(.3, .05, fabs(lid - .62)) * step(1.25, .8, fabs(ex)) * front * .25);
  double line = 1.85 + .22 * cos((ax - 2.5) * .8) - .14 * fmax(0, ax - 3.6) + .15 * child + .35 * age * step(3.6, 1.2, ax);
  double b = step(.48 - .04 * ax, .04, fabs(h.z - line)) * step(.9, 2.0, ax) * step(5.4, 3.6, ax) * front;
  c = mix(c, mix(hair == SCARF ? hex(0x2f221c) : hex(hairColour), base, .25 + .2 * child), b * .68 * brow);
  return c;
}

int main(int count, char **words_) {
  int W = atoi(words_[2]), H = atoi(words_[3]);
  for (int i = 4; i < count; i++) {
    char *eq = strchr(words_[i], '=');
    int known = 0;
    if (!eq) return fprintf(stderr, "'%s' is not name=value\n", words_[i]), 1;
    *eq = 0;
    for (unsigned k = 0; k < sizeof words / sizeof *words; k++)
      if (!strcmp(words[k].name, words_[i]))
        *words[k].value = isColour(words_[i]) && strcmp(words_[i], "clothes") && eq[1] != '-' ? strtol(eq + 1, 0, 16) : atof(eq + 1), known = 1;
    if (!known) return fprintf(stderr, "no such word: %s\n", words_[i]), 1;
  }
  cosYaw = cos(yaw), sinYaw = sin(yaw), cosNod = cos(nod), sinNod = sin(nod), cosRoll = cos(roll), sinRoll = sin(roll);
  cosBody = cos(bodyYaw), sinBody = sin(bodyYaw);
  V from = v(0, -150, -2), to = v(side, 0, centre), ahead = unit(sub(to, from)), right = unit(cross(ahead, v(0, 0, 1))), up = cross(right, ahead);
  unsigned char *out = malloc(W * H * 3);
  V key = unit(v(-.54, -.72, .50)), fill = unit(v(.8, -.3, .25)), window = unit(v(-.85, .3, .35));
  V hairs = hex(hairColour), sheen = hex(hairLight), beards = beardColour >= 0 ? hex(beardColour) : hairs;
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      V sum = v(0, 0, 0);
      {
        double px = ((x + .5) / W - .5) * zoom, py = (.5 - (y + .5) / H) * zoom * H / W;
        V way = unit(add(mul(ahead, 150), add(mul(right, px), mul(up, py)))), c;
        double t = 118;
        int id = 0, hit = 0;
        for (int i = 0; i < 130; i++) {
          double m = world(add(from, mul(way, t)), &id);
          if (m < .02) { hit = 1; break; }
          t += m * .62;
          if (t > 190) break;
        }
        if (hit) {
          V p = add(from, mul(way, t)), n = normalAt(p), h = toHead(p), b = toBody(p), a = hex(skin);
          double shine = .22, tight = 16, soft = .3;
          if (id == SKIN) {
            a = mix(a, mul(v(1, 1, 1), dot(a, v(.3, .59, .11))), .12); /* the warm light brings the warmth */
            a = faceColour(h, a);
            if (hair != SCARF && hair != BALD) a = mix(a, mix(mix(hairs, sheen, .5), a, .35), .85 * step(.0, .5, haired(h) + .35 * (noise(v(atan2(h.x, 1 - h.y) * 24, h.z * .25, seed)) - .5)) * step(-3, -1, h.z));
            double g = bearded(h);
            a = mix(a, mix(beards, mul(mix(beards, v(1, 1, 1), .14), 1), .5 * noise(v(h.x * 2, h.y, h.z * .7))), g * clamp(.25 + beard * .75, 0, .92));
            shine *= (1 - .8 * g) * (1 - .9 * step(1.9, 1.1, hypot(fabs(h.x) - 3.15, h.z + .05)) * step(-2.5, -4, h.y));
          } else if (id == HAIR) {
            double k = strands(h);
            if (curl > .4 || hair == CURLS) k = noise(mul(h, .9));
            a = mix(hairs, sheen, step(.3, .75, k) * .9);
            double edge = haired(h);
            /* It thins toward the forehead, lock by lock, and the skin shows through. */
            double lock = noise(v(atan2(h.x, 1 - h.y) * 24, h.z * .25, seed)) - .5;
            if (hair != FRINGE && hair != CURLS) a = mix(a, mix(hex(skin), a, .45), step(.8, .1, edge + lock * .45) * step(0, 2, h.z) * step(.9, .4, headF(h)) * step(1.15, .5, around(h)));
            shine = .10, tight = 9;
          } else if (id == CLOTH) {
            a = mul(hex(cloth), .93 + .14 * noise(v(b.x * .35, b.y * .3, b.z * .25)));
            if (clothes == BLAZER) {
              double o = opening(b);
              a = mul(a, 1 - .22 * step(.5, .1, fabs(o - 2.6)) * (b.y < 4 && b.z > -30));
            }
            if (clothes == SHIRT && b.y < 4) a = mul(a, 1 - .15 * step(.35, .1, fabs(b.x - .8)) * step(-16, -17, b.z));
            shine = .03;
          } else if (id == UNDER) a = hex(under), shine = .04;
          else if (id == TRIM) a = trim >= 0 ? hex(trim) : hex(cloth), shine = .04;
          else if (id == SCARFED) {
            a = mix(hairs, sheen, step(.3, .75, noise(v(atan2(h.x, -h.y + 1) * 2.2, h.z * .5 + h.x * .25, 3))) * .6);
            shine = .05;
          } else if (id == METAL) a = hex(0xc79a3c), shine = .9, tight = 30;
          else if (id == FRAME) a = hex(frame), shine = .5, tight = 30;
          /* Dark skin is given more light, and a broader shine, that its features may be seen. */
          double dark = id == SKIN ? clamp(1 - dot(hex(skin), v(.3, .59, .11)) / .32, 0, 1) * (1 - fmin(1, beard) * bearded(h)) : 0;
          shine += .16 * dark, tight -= 7 * dark;
          double lit = lightAt(add(p, mul(n, .25)), key), open = hollow(p, n), wrap = clamp((dot(n, key) + soft) / (1 + 2 * soft), 0, 1);
          V warm = by(v(pow(lit, .72), pow(lit, .92), lit), hex(0xffeacb)), got = mul(warm, wrap * 1.62);
          got = add(got, mul(hex(0xa9baea), .40 * clamp(dot(n, fill) * .6 + .4, 0, 1) * open));
          got = add(got, mul(mix(hex(0xcfae96), hex(0xbdc9ea), .5 + .5 * n.z), .36 * open));
          got = mul(got, 1 + .5 * dark);
          c = by(a, got);
          c = add(c, mul(hex(0xffd9a8), pow(clamp(1 + dot(way, n), 0, 1), 2) * clamp(dot(n, window), 0, 1) * .35 * open));
          c = add(c, mul(hex(0xfff2df), shine * pow(clamp(dot(n, unit(sub(key, way))), 0, 1), tight) * lit * .55));
          c = add(c, mul(hex(0xc5d2f5), pow(clamp(1 + dot(way, n), 0, 1), 3) * .14 * open));
        } else {
          double u = px / zoom * 2, w = py / zoom * 2;
          c = mix(hex(wallShade), hex(wall), step(-1.2, 1.0, -u * .75 + w * .45));
          double cx = backdrop == 1 ? -.62 : backdrop == 2 ? .66 : .12, wide = backdrop == 0 ? .78 : .46, ax = (u - cx) / wide, az = w - .42;
          double arch = az > 0 ? hypot(ax, az / wide) - 1 : fabs(ax) - 1;
          if (backdrop == 0) { /* a niche behind the sitter: darker to the left, where its edge shades it */
            V in = mul(hex(wallShade), .96);
            in = mix(in, hex(wall), .85 * step(-.7, .9, ax));
            c = mix(c, in, step(.02, -.02, arch));
            c = mix(c, hex(0xfbf7ef), .8 * step(.05, .02, fabs(arch - .06)));
          } else { /* a window */
            V sky = mix(hex(0xa9bd92), mix(hex(0xdfe9f6), hex(0x9fc0ee), step(.2, 1.1, w)), step(-.5, .12, w + .12 * noise(v(u * 6, w * 6, seed))));
            sky = mix(sky, hex(0xfff3dc), .25);
            c = mix(c, sky, step(.02, -.02, arch));
            double bar = fmin(fabs(ax), fabs(fabs(w - .42 + .0) - 0)), cross = fmin(fabs(ax) * wide, fabs(w - .42));
            (void)bar;
            c = mix(c, hex(0xfbf7ef), .9 * step(.03, .012, cross) * step(.02, -.02, arch));
            c = mix(c, hex(0xfbf7ef), .9 * step(.07, .03, fabs(arch - .06)));
          }
          c = mul(c, .94);
        }
        for (int i = 0; i < 3; i++) {
          double *q = &c.x;
          q[i] = q[i] < .6 ? q[i] : .6 + .4 * (1 - exp(-(q[i] - .6) / .4));
        }
        sum = c;
      }
      double *q = &sum.x;
      for (int i = 0; i < 3; i++) {
        double z = clamp(q[i], 0, 1);
        out[(y * W + x) * 3 + i] = (z <= .0031308 ? 12.92 * z : 1.055 * pow(z, 1 / 2.4) - .055) * 255 + .5;
      }
    }
  FILE *file = fopen(words_[1], "wb");
  if (!file) return perror(words_[1]), 1;
  fprintf(file, "P6\n%d %d\n255\n", W, H);
  fwrite(out, 1, W * H * 3, file);
  fclose(file);
  return 0;
}
