/* The crown of one tooth as a distance: art/smiles/renderer/tooth-shape.c, whose comments say why it is so. */
float outline(Tooth t, float s, bool mesial) {
  float neck = t.pos <= 2 ? (t.upper ? .79 : .74) : t.pos == 3 ? .76 : .80;
  float contact = mesial ? .86 : .76;
  if (t.pos <= 3) { neck += t.form * (t.form > 0. ? .075 : .11); contact -= .05 * t.form; }
  float u = sat(s) / contact;
  float wide = u < 1. ? neck + (1. - neck) * (1. - pw(1. - u, 2.1)) : 1. - .20 * sq(u - 1.) * (mesial ? 3. : 2.5);
  if (s < 0.) wide = neck + s * .24;
  float peg = mix(1., .52, sat(s)) * 1.06;
  return t.width * .5 * mix(wide, min(wide, peg), t.taper);
}
float labialFace(Tooth t, float h) {
  float s = clamp(1. - h / t.len, -.9, 1.1), bow = s - .20;
  return (t.pos <= 3 ? 1.75 : 1.5) * bow * bow * (bow > 0. ? 1. : 1.4) * (t.upper ? 1. : .85);
}
float lingualFace(Tooth t, float s, float labial) {
  float crown = sat(s);
  if (s < 0.) {
    float root = t.pos <= 2 ? labial + t.depth - .55 : t.pos == 3 ? labial + t.depth - .7 : t.depth;
    return root + s * 1.2;
  }
#ifdef CAST
  if (t.pos <= 3) return labial + tongueSide(t, crown);
#endif
  if (t.pos <= 2) return labial + 1.25 + (t.depth - 1.8) * pw(1. - crown, 1.35);
  if (t.pos == 3) return labial + 1.9 + (t.depth - 2.6) * (1. - crown);
  return t.depth - crown * .9;
}
float toothSides(Tooth t, vec3 at) {
#ifdef CAST
  if (t.pos >= 6) at.x -= .10 * (at.y - t.depth * .5);
#endif
  float s = clamp(1. - at.z / t.len, -.9, 1.1);
  float halfW = outline(t, s, at.x < 0.);
  float labial = labialFace(t, at.z), lingual = lingualFace(t, s, labial);
  float halfD = .5 * (lingual - labial), dy = at.y - .5 * (labial + lingual);
#ifdef CAST
  halfW *= 1. - .20 * sat(dy / halfD) * (t.pos <= 3 ? 1.3 : t.pos <= 5 ? .9 : .3);
#else
  halfW *= 1. - .20 * sat(dy / halfD) * (t.pos <= 3 ? 1.3 : .3);
#endif
  float p = t.pos <= 3 ? 2.35 + .35 * max(0., t.form) : 2.7;
  float X = abs(at.x) / halfW, Y = abs(dy) / halfD;
  float a = pw(X, p - 1.), b = pw(Y, p - 1.);
  float q = pw(a * X + b * Y, 1. / p), g = pw(q, 1. - p);
  float gx = a * g / halfW, gy = b * g / halfD;
  float d = (q - 1.) / sqrt(gx * gx + gy * gy + 1e-9);
#ifdef CAST
  if (t.pos <= 3 && dy > 0.) d += tongueHollow(t, s, X);
#endif
  if (t.pos <= 3 && dy < 0.) {
    float where = ease(.05, .55, s) * ease(1.25, .6, X);
    float lobes = t.pos == 3 ? (t.upper ? .3 : .05) : t.upper ? 1. : .45;
    d += .075 * where * (1. - cos(at.x / (t.width * .5) * PI * 1.55)) * lobes;
    if (t.pos == 3) d -= (t.upper ? .15 : .05) * where * exp(-at.x * at.x * .4);
  }
  return d;
}
float incisalEdge(Tooth t, float x) {
  float r = x / (t.width * .5), n = max(-r, 0.), m = max(r, 0.);
  float edge = .10 * r * r + .42 * m * m * m * m + .14 * n * n * n * n * n;
  if (t.pos == 2) edge += .16 * r * r + .30 * m * m * m + .12 * n * n * n;
  if (!t.upper) edge *= .55;
  edge *= 1. - t.form * (t.form > 0. ? .62 : .55);
  edge += t.taper * 1.5 * r * r;
  edge += t.upper ? .035 * cos(r * 5.6) * (1. - sat(t.wear)) : 0.;
  if (t.wear > 0.) {
    float uneven = noise(vec3(x * .55 + float(t.pos) * 7.3 + t.side * 3., 2.3, t.upper ? 9. : 0.)) - .35;
    edge += t.wear * (.30 * uneven + .22 * r * t.side * (t.upper ? 1. : -1.)) + max(0., t.wear - .6) * 2.2;
  }
  if (t.chip > 0.) {
    float toward = t.chipAt < 0. ? -1. : 1., u = (x * toward - abs(t.chipAt) + .9) / 1.8;
    float bites = .16 * (noise(vec3(x * 2.6, 4.1, float(t.pos))) - .5);
    edge += t.chip * (ease(0., 1., u) + .35 * max(0., u - 1.)) * (1. + bites);
  }
  return edge;
}
float crownEdge(Tooth t, vec3 at) {
  if (t.pos <= 2) return incisalEdge(t, at.x);
  float x = at.x, y = at.y;
  if (t.pos == 3) {
    float m = x < -.2 ? (-.2 - x) * .46 : (x + .2) * .60;
    return (sqrt(m * m + .05) - .22) * (1. - .35 * max(0., t.form)) + t.wear * .55 * exp(-x * x * .35) + max(0., t.wear - .6) * 1.6;
  }
#ifdef CAST
  return chewingSurface(t, x, y);
#endif
  if (t.pos <= 5) {
    float m = abs(x + .1) * .50, tip = sqrt(m * m + .12) - .35;
    float groove = 1.5 * ease(0., .32 * t.depth, y - t.depth * .24) * (1. - ease(.5 * t.depth, .85 * t.depth, y));
    float inner = y > t.depth * .5 ? .5 * ease(.5 * t.depth, .8 * t.depth, y) : 0.;
    return tip + groove + inner + t.wear * .3 * exp(-x * x * .3);
  }
  float r = x / (t.width * .5), cusps = .45 * (.5 + .5 * cos(r * PI * 1.02)) + .5 * sq(r * r);
  return cusps + 1.5 * ease(.2 * t.depth, .45 * t.depth, y) * (1. - ease(.55 * t.depth, .8 * t.depth, y));
}
float wholeCrown(Tooth t, vec3 at) {
  float d = toothSides(t, at), edge = crownEdge(t, at);
#ifdef CAST
  float rounding = t.pos <= 2 ? .50 : t.pos == 3 ? .58 : .9;
  d *= .72;
#else
  float rounding = t.pos <= 2 ? .50 : t.pos == 3 ? .58 : t.pos <= 5 ? 1. : 1.1;
  if (t.pos >= 6 && at.y < t.depth * .35) d += .22 * exp(-at.x * at.x * .55) * ease(.25, .9, 1. - at.z / t.len);
#endif
  return smax(d, (edge - at.z) * (t.chip > 1. ? .6 : .92), rounding);
}
float crown(Tooth t, vec3 at) {
#ifdef PREPARED
  float d = t.prepared ? preparedCrown(t, at) : wholeCrown(t, at);
#else
  float d = wholeCrown(t, at);
#endif
  return smax(d, at.z - t.len * 1.25, .6);
}

