/* A palatal expander's metal: art/smiles/renderer/appliance-shape.c, whose comments say why it is so. */
float block(vec3 p, vec3 half_, float rounding) {
  vec3 q = abs(p) - half_ + rounding;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - rounding;
}
float screwDistance(vec3 p) {
  vec3 q = p - screw.xyz;
  float far = length(q) - 8.5;
  if (far > 2.) return far;
  float across = abs(q.x), round_ = length(q.yz);
  float d = block(vec3(across - 3.75, q.yz), vec3(2.05, 2.75, 1.55), .45);
  float guides = max(length(vec2(abs(q.y) - 1.75, q.z)) - .55, across - 6.4);
  float spindle = max(round_ - .85, across - 6.1), collar = smax(round_ - 1.5, across - .95, .2);
  float hole = min(length(q.xy), length(q.xz)) - .42;
  return min(min(d, smax(collar, -hole, .1)), min(guides, spindle));
}
float wiresDistance(vec3 p) {
  float d = 1e9;
  for (int i = 0; i < PIECES; i++) {
    vec4 from = P[i * 2];
    vec3 part = P[i * 2 + 1].xyz, to = p - from.xyz;
    d = min(d, length(to - part * sat(dot(to, part) / (dot(part, part) + 1e-9))) - from.w);
  }
  return d;
}
bool isBanded(Tooth t) { return t.upper && (t.pos == 4 || t.pos == 6); }
/* From what height a band begins, and where it ends, of a tooth's crown. */
vec2 bandEnds(Tooth t) { return vec2(t.pos == 4 ? 2.1 : 1.8, t.len * .80); }
float band(Tooth t, vec3 at) {
  if (!isBanded(t)) return 1e9;
  vec2 ends = bandEnds(t);
  float ring = smax(crown(t, at) - .22, -toothSides(t, at) - .75, .1);
  return smax(ring, abs(at.z - .5 * (ends.x + ends.y)) - .5 * (ends.y - ends.x), .16);
}
float bandsNear(vec3 p) {
  Near list = nearTeeth(p.xy, true);
  float d = max(2., float(list.b.w) * .1);
  for (int k = 0; k < 7; k++) {
    uint i = k < 4 ? list.a[k] : list.b[k - 4];
    if (i > 27u) break;
    Tooth t = tooth(int(i));
    if (isBanded(t)) d = min(d, band(t, toLocal(t, p)));
  }
  return d;
}
