/* The gum round a tooth and the cast that carries it: art/smiles/renderer/gum-shape.c. */
uniform vec4 upperArch, lowerArch; /* curvature, quartic, setback */
#ifdef CAST
const float UPPER_TOP = 22.5;
#else
const float UPPER_TOP = 17.4;
#endif
const float FLOOR_Z = -13.4, GUM_BLEND = 1.25;

float aboveMargin(Tooth t, float x, float h) {
  float off = min(1.1, abs(x / (t.width * .5) - .08) * .99);
  return h - (t.gum - t.papilla * pw(off, 2.3));
}
/* No tooth: the gum closes over in a soft saddle, from what is left of one papilla to the other. */
float healedRidge(Tooth t, vec3 at) {
  float d = toothSides(t, vec3(at.x * .76, at.yz)) + .75, across = at.x / (t.width * .5);
  float top = t.gum - 1. - .86 * t.papilla * across * across + .03 * sq(at.y - t.depth * .5);
  d = smax(d, (top - at.z) * .8, 1.7);
  return smax(d, (at.z - (t.len + 4.4)) * .8, 2.2);
}
float gumRound(Tooth t, vec3 at) {
  if (t.missing) return healedRidge(t, at);
  float beyond = aboveMargin(t, at.x, at.z);
  float thickness = .10 + .62 * ease(-.2, 2.4, beyond) + .35 * ease(1.5, 5., beyond);
  float d = toothSides(t, vec3(at.xy, smin(at.z, t.len * 1.5, 4.))) - thickness;
  d = smax(d, -beyond * .85, .55);
  return smax(d, (at.z - (t.len + 4.4)) * .8, 2.2);
}
/* sideways off the arch (into the mouth is more), past its end, at which x. */
vec3 onArch(vec3 p, vec4 arch, float endX) {
  float k = arch.x, q = arch.y, setback = arch.z, px = abs(p.x), x = px;
#ifdef CAST
  if (p.y - setback - k * px * px - q * px * px * px * px > 0.) x = sqrt((sqrt(k * k + 4. * q * (p.y - setback)) - k) / (2. * q));
#endif
  for (int i = 0; i < 8; i++) {
    float dy = k * x * x + q * x * x * x * x + setback - p.y, slope = 2. * k * x + 4. * q * x * x * x;
    float f = (x - px) + dy * slope, df = 1. + slope * slope + dy * (2. * k + 12. * q * x * x);
    x = clamp(x - clamp(f / max(df, .3), -2.5, 2.5), 0., endX);
  }
  float dy = p.y - (k * x * x + q * x * x * x * x + setback), slope = 2. * k * x + 4. * q * x * x * x;
  float inv = inversesqrt(1. + slope * slope), sideways = (px - x) * (-slope * inv) + dy * inv;
  return vec3(sideways, sqrt(max(0., sq(px - x) + dy * dy - sideways * sideways)), x);
}
#ifdef CAST
float castBase(vec3 p);
#endif
float baseShape(vec3 p, bool upper) {
#ifdef CAST
  if (upper) return castBase(p);
#endif
  vec3 o = onArch(p, upper ? upperArch : lowerArch, upper ? 28. : 26.);
  float x = o.z, a = abs(o.x - 3.) / 4.7, b = abs(p.z - (upper ? 12.6 : -8.6) - .0016 * x * x) / 4.3;
  float ridge = (pw(pw(a, 2.6) + pw(b, 2.6), 1. / 2.6) - 1.) * 4.3;
  ridge = sqrt(sq(max(ridge, 0.)) + o.y * o.y) + min(ridge, 0.);
  float outer = upper ? UPPER_TOP : FLOOR_Z, middle = outer + (upper ? -1.55 : 1.55);
  float halfW = 5.5 + (upper ? .001 : .0026) * x * x;
  float qx = abs(o.x - 3.) - (halfW - .55), qz = abs(p.z - middle) - 1.;
  float foot = sqrt(sq(max(qx, 0.)) + sq(max(qz, 0.)) + o.y * o.y) + min(max(max(qx, qz), o.y * 8. - 1.), 0.) - .55;
  return smax(smin(ridge, foot, 3.2), upper ? p.z - outer : outer - p.z, .5);
}
