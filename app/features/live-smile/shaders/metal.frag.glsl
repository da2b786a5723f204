/* A band or the screw, met as the plates' rays meet it. */
flat in int which; in vec3 entry; out vec4 shownColour;
uniform bool isFine;
float metal(Tooth t, vec3 at) { return which == SCREW ? screwDistance(at) : band(t, at); }
void main() {
  Tooth t = tooth(min(which, 27));
  Box b = boxOf(which);
  vec3 from = turnCast(eye);
  if (which != SCREW) from = toLocal(t, from);
  vec3 dir = normalize(entry - from) + 1e-6, ends = (b.middle + sign(dir) * b.half_ - entry) / dir;
  float way = min(ends.x, min(ends.y, ends.z)), s = 0., passed = 1e3, nearest = 0.;
  for (int n = 0; n < 64 && s < way; n++) {
    float d = metal(t, entry + dir * s);
    if (d < passed) { passed = d; nearest = s; }
    if (d < .008) break;
    s += max(d * .8, .008);
  }
  vec3 at = entry + dir * nearest, p = turnCast(which == SCREW ? at : fromLocal(t, at));
  vec4 place = view * vec4(p, 1.);
  float cover = covered(passed, place);
  if (cover <= 0.) discard;
  const float e = .035;
  vec3 n = normalize(vec3(1, -1, -1) * metal(t, at + e * vec3(1, -1, -1)) + vec3(-1, -1, 1) * metal(t, at + e * vec3(-1, -1, 1)) +
    vec3(-1, 1, -1) * metal(t, at + e * vec3(-1, 1, -1)) + vec3(1) * metal(t, at + e));
  n = turnDirection(which == SCREW ? n : turnOut(t, n));
  Surface steel = Surface(rgb(0x9a9ea6u), vec3(1), .1, .2, 9., 0.);
  shownColour = vec4(shown(lit(p, normalize(p - eye), n, steel, lightOff(p, n, METAL_OFF, isFine ? places : 1))).rgb, cover);
  gl_FragDepth = .5 + .5 * place.z / place.w;
}
