/* Gum, palate and plaster, met as the plates' rays meet them. */
in vec3 entry; out vec4 shownColour;
uniform bool isFine;
float castDistance(vec3 p) { return gumDistance(turnCast(p), true); }
/* How far beyond the gum's margin, and how near a tooth: of all upper teeth, for a palate is wide. */
vec2 marginOf(vec3 p) {
  float weights = 1e-9, sum = 0.;
  for (int i = 0; i < 14; i++) {
    Tooth t = tooth(i);
    vec3 at = toLocal(t, p);
    float w = exp(-sq(at.x / (t.width * .5)) * 1.6 - sq(max(0., at.y - t.depth) / 4.) - sq(min(0., at.y + 2.) / 4.));
    sum += w * aboveMargin(t, at.x, at.z); weights += w;
  }
  return vec2(sum / weights, weights);
}
void main() {
  vec3 dir = normalize(entry - eye) + 1e-6, ends = (vec3(0., 16., -1.7) + sign(dir) * vec3(36., 26., 12.) - entry) / dir;
  float way = min(ends.x, min(ends.y, ends.z)), s = 0., passed = 1e3, nearest = 0.;
  for (int n = 0; n < 160 && s < way; n++) {
    vec3 p = entry + dir * s;
    float d = rough(p);
    if (d > .7) { s += d * .8; continue; }
    d = castDistance(p);
    if (d < passed) { passed = d; nearest = s; }
    if (d < .008) break;
    s += max(d * .72, .01);
  }
  /* Where a shape is steep a step may have gone a little too far. */
  if (passed < .008) for (int n = 0; n < 3; n++) nearest += .7 * castDistance(entry + dir * nearest);
  vec3 p = entry + dir * nearest;
  vec4 place = view * vec4(p, 1.);
  float cover = covered(passed, place);
  if (cover <= 0.) discard;
  const float e = .035;
  vec3 n = normalize(vec3(1, -1, -1) * castDistance(p + e * vec3(1, -1, -1)) + vec3(-1, -1, 1) * castDistance(p + e * vec3(-1, -1, 1)) +
    vec3(-1, 1, -1) * castDistance(p + e * vec3(-1, 1, -1)) + vec3(1) * castDistance(p + e));
  vec4 light = lightOff(p, n, .06, isFine ? places : 1);
  vec3 at = turnCast(p), turned = turnDirection(n);
  Surface gum = gumSurface(at, marginOf(at), turned);
  shownColour = vec4(shown(lit(p, normalize(p - eye), turnDirection(turned), gum, light)).rgb, cover);
  gl_FragDepth = .5 + .5 * place.z / place.w;
}
