/* Light as art/smiles/renderer/light.c asks for it, of a dense grid of distances. */
uniform sampler3D field;
uniform vec3 fieldCells;
uniform int places; /* of the window that shadows are asked from */
const vec3 LOW = vec3(-34., -9., -15.2), SPAN = vec3(68., 53.2, 36.);
float rough(vec3 p) {
  vec3 g = (p - LOW) / SPAN, c = clamp(g, 0., 1.), out_ = (g - c) * SPAN;
  float d = textureLod(field, (c * (fieldCells - 1.) + .5) / fieldCells, 0.).r, o = dot(out_, out_);
  if (o > 0.) d = sqrt(o) * .9 + max(d, 0.) * .5;
  return min(d, p.z - FLOOR_Z);
}
float shadowTo(vec3 from, vec3 light, float hardness, float reach) {
  float lit = 1., t = .25;
  for (int i = 0; i < 30; i++) {
    float d = rough(from + light * t);
    lit = min(lit, .5 + .5 * hardness * d / t);
    t += clamp(d * .8, .16, 2.4);
    if (lit <= 0. || t > reach) break;
  }
  lit = sat(lit);
  return lit * lit * (3. - 2. * lit);
}
#ifdef CAST
const vec3 WINDOW = vec3(-.6722, .4152, .6129);
#else
const vec3 WINDOW = vec3(-.6963, -.4974, .5173);
#endif
float windowShadow(vec3 from, float reach, int places) {
  vec3 right = normalize(cross(WINDOW, vec3(0, 0, 1))), up = cross(right, WINDOW);
  float sum = 0.;
  for (int i = 0; i < places; i++) {
    vec2 o = i == 0 ? vec2(0) : i == 1 ? vec2(-.17, .06) : i == 2 ? vec2(.17, -.06) : i == 3 ? vec2(.06, .20) : vec2(-.06, -.20);
    sum += shadowTo(from, normalize(WINDOW + right * o.x + up * o.y), 3.4, reach);
  }
  return sum / float(places);
}
/* x: how open to the room, y: z of the direction of most light. */
vec2 openness(vec3 p, vec3 n) {
  vec3 side = normalize(cross(n, abs(n.z) < .9 ? vec3(0, 0, 1) : vec3(1, 0, 0))), up = cross(n, side), toward = vec3(0);
  float sum = 0., weights = 0.;
  for (int i = 0; i < 9; i++) {
    float tilt = i == 0 ? 0. : .95, turn = float(i) * 2. * PI / 8., weight = i == 0 ? 1. : .62;
    vec3 d = n * cos(tilt) + side * (sin(tilt) * cos(turn)) + up * (sin(tilt) * sin(turn));
    float reach = .35, open = 1.;
    for (int j = 0; j < 5; j++, reach *= 1.85) open = min(open, sat(rough(p + d * reach) / (reach * .55)));
    sum += weight * open; weights += weight; toward += d * weight * open;
  }
  return vec2(sum / weights, normalize(toward + n * .2).z);
}
/* open, bent z, window, fill: everything about light that does not depend on where it is seen from; asked so far off. */
vec4 lightOff(vec3 p, vec3 n, float off, int places) {
  vec3 from = p + n * off;
  return vec4(openness(p + n * off * .5, n), windowShadow(from, 26., places), shadowTo(from, normalize(vec3(.85, -.45, .28)), 4., 18.));
}
vec4 lightAt(vec3 p, vec3 n) { return lightOff(p, n, .06, places); }
float mirrorOpenness(vec3 p, vec3 d) {
  float open = 1., reach = .4;
  for (int i = 0; i < 7; i++, reach *= 1.7) open = min(open, sat(rough(p + d * reach) / (reach * .5) + .10));
  return open;
}
