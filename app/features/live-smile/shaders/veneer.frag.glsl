/* A veneer, met as the plates' rays meet it; `at` is where a point will sit. */
in vec3 entry; out vec4 shownColour;
uniform bool isFine;
void main() {
  Tooth t = tooth(preparedTooth);
  Box b = boxOf(t);
  vec3 before = vec3(0., gap, 0.);
  vec3 dir = normalize(entry - before - toLocal(t, eye)) + 1e-6, ends = (b.middle + sign(dir) * b.half_ - entry) / dir;
  float way = min(ends.x, min(ends.y, ends.z)), s = 0., passed = 1e3, nearest = 0.;
  for (int n = 0; n < 96 && s < way; n++) {
    float d = veneer(t, entry + dir * s);
    if (d < passed) { passed = d; nearest = s; }
    if (d < .006) break;
    s += max(d * .72, .006);
  }
  vec3 at = entry + dir * nearest, p = fromLocal(t, at - before);
  vec4 place = view * vec4(p, 1.);
  float cover = covered(passed, place);
  if (cover <= 0.) discard;
  const float e = .035;
  vec3 n = turnOut(t, normalize(vec3(1, -1, -1) * veneer(t, at + e * vec3(1, -1, -1)) + vec3(-1, -1, 1) * veneer(t, at + e * vec3(-1, -1, 1)) +
    vec3(-1, 1, -1) * veneer(t, at + e * vec3(-1, 1, -1)) + vec3(1) * veneer(t, at + e)));
  vec4 light = lightOff(p, n, .06, isFine ? places : 1);
  Surface surface = enamel(t, preparedTooth, at, fromLocal(t, at), n);
  shownColour = vec4(shown(lit(p, normalize(p - eye), n, surface, light)).rgb, cover);
  gl_FragDepth = .5 + .5 * place.z / place.w;
}
