/* For each column the turn at which the gum goes under a crown: the line that is seen; below 0 where it is a papilla's tip. */
out vec4 line;
bool isUnder(Column c, float turn) {
  vec3 p = meet(c, rayOf(c, turn));
  return crownsNear(p, nearTeeth(p.xy, c.upper)) < ACCEPT;
}
/* Between two teeth no crown is met: there the line is where the papilla's tip curls in. */
bool isCurled(Column c, float turn) {
  vec3 p = meet(c, rayOf(c, turn));
  const float e = .05;
  vec3 g = vec3(gumDistance(p + vec3(e, 0, 0), c.upper), gumDistance(p + vec3(0, e, 0), c.upper), gumDistance(p + vec3(0, 0, e), c.upper)) - gumDistance(p, c.upper);
  return normalize(g).z * (c.upper ? -1. : 1.) > .86;
}
void main() {
  Column c = columnAt(int(gl_FragCoord.x), int(gl_FragCoord.y));
  float a = -30., b = 84.;
  bool met = false;
  for (int n = 0; n < 14; n++) {
    float m = mix(-30., 84., float(n) / 13.);
    if (isUnder(c, m)) { b = m; met = true; break; }
    a = m;
  }
  if (!met) { a = 10.; for (int n = 0; n < 14; n++) { float m = mix(10., 84., float(n) / 13.); if (isCurled(c, m)) { b = m; break; } a = m; } }
  for (int n = 0; n < 7; n++) { float m = .5 * (a + b); if (met ? isUnder(c, m) : isCurled(c, m)) b = m; else a = m; }
  line = vec4(.5 * (met ? a + b : -a - b));
}