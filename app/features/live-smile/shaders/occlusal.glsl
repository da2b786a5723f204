/* The chewing surfaces of upper teeth and the tongue side of the front ones, which a cast shows: art/smiles/renderer/occlusal-shape.c, whose comments say why it is so. */
layout(std140) uniform Cast { vec4 R[64]; vec4 screw; vec4 P[PIECES * 2]; }; /* ridges as occlusal-ridges.ts writes them, then an expander (expander.glsl) */
float ridgeHeight(Tooth t, int i, vec2 at) {
  vec4 a = R[i * 2], b = R[i * 2 + 1];
  vec2 size = vec2(t.width, t.depth), from = a.xy * size, part = b.xy * size - from;
  float span = dot(part, part), along = span > 0. ? sat(dot(at - from, part) / span) : 0.;
  vec2 off = at - from - along * part;
  return mix(a.z, b.z, along) + a.w * (sqrt(dot(off, off) + .20) - .447);
}
float chewingSurface(Tooth t, float x, float y) {
  int first = t.pos == 5 ? 6 : t.pos == 6 ? 12 : t.pos >= 7 ? 22 : 0, count = t.pos >= 6 ? 10 : 6;
  float height = ridgeHeight(t, first, vec2(x, y));
  for (int i = 1; i < count; i++) height = smin(height, ridgeHeight(t, first + i, vec2(x, y)), .16);
  return height + .16 * (noise(vec3(x * .8 + t.side * 3.1, y * .8, float(t.pos) * 5.7)) - .5);
}
float tongueSide(Tooth t, float s) {
  float thin = t.pos == 3 ? 1.7 : 1.25, most = t.depth - (t.pos == 3 ? .75 : .6);
  float blade = .26 * sat((1. - s) / .62), cingulum = ease(.62, .02, s);
  return thin + (most - thin) * (blade + (1. - blade) * cingulum);
}
float tongueHollow(Tooth t, float s, float across) {
  float where = ease(.22, .45, s) * ease(1., .78, s);
  return where * (t.pos == 3 ? .32 * ease(.10, .40, across) * ease(.88, .60, across) : .55 * ease(.86, .42, across));
}
