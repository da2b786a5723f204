/* A bracket, met as the plates' rays meet it. */
flat in int which; in vec3 entry; out vec4 shownColour;
void main() {
  Tooth t = tooth(which);
  int kind = t.upper ? brackets.x : brackets.y;
  Box b = boxOf(t, kind);
  vec3 dir = normalize(entry - toLocal(t, eye)) + 1e-6, ends = (b.middle + sign(dir) * b.half_ - entry) / dir;
  float way = min(ends.x, min(ends.y, ends.z)), s = 0., passed = 1e3, nearest = 0.;
  for (int n = 0; n < 48 && s < way; n++) {
    float d = bracket(t, entry + dir * s, kind);
    if (d < passed) { passed = d; nearest = s; }
    if (d < .008) break;
    s += d * .8;
  }
  vec3 at = entry + dir * nearest, p = fromLocal(t, at);
  vec4 place = view * vec4(p, 1.);
  float cover = covered(passed, place);
  if (cover <= 0.) discard;
  const float e = .035;
  vec3 n = turnOut(t, normalize(vec3(1, -1, -1) * bracket(t, at + e * vec3(1, -1, -1), kind) + vec3(-1, -1, 1) * bracket(t, at + e * vec3(-1, -1, 1), kind) +
    vec3(-1, 1, -1) * bracket(t, at + e * vec3(-1, 1, -1), kind) + vec3(1) * bracket(t, at + e, kind)));
  Surface surface = Surface(rgb(0xa6aab1u), vec3(1), .1, .3, 7., 0.); /* cast steel, duller than a drawn wire */
  if (kind == 1) surface = Surface(rgb(0xeef1f2u), vec3(1., .96, .9), .45, .16, 1.5, .5);
  if (kind == 2) surface = Surface(rgb(0xf3efe6u), vec3(1., .96, .9), .45, .5, .5, .1);
  shownColour = vec4(shown(lit(p, normalize(p - eye), n, surface, lightAt(p, n))).rgb, cover);
  gl_FragDepth = .5 + .5 * place.z / place.w;
}
