/* All teeth and both gums: the distances of art/smiles/renderer/scene.c. */
uniform highp usampler2D nearby;
/* So far before a surface the plates' rays stop: main.c. */
const float ACCEPT = .012;

/* Up to seven teeth of an arch near a place seen from above, and how far all others are at least (tenths of a mm). */
struct Near { uvec4 a, b; };
Near nearTeeth(vec2 p, bool upper) {
  ivec2 cell = clamp(ivec2(floor((p - vec2(-34., -9.)) / 4.)), ivec2(0), ivec2(16, 13));
  ivec2 at = ivec2(cell.x * 2, cell.y + (upper ? 0 : 14));
  return Near(texelFetch(nearby, at, 0), texelFetch(nearby, at + ivec2(1, 0), 0));
}
float gumNear(vec3 p, bool upper, Near list) {
  float d = 1e9, far = float(list.b.w) * .1;
  for (int k = 0; k < 7; k++) {
    uint i = k < 4 ? list.a[k] : list.b[k - 4];
    if (i > 27u) break;
    Tooth t = tooth(int(i));
    vec3 at = toLocal(t, p);
    /* A box round the collar: beyond it the tooth cannot take part in the union. */
    vec3 half_ = vec3(t.width * .5 + .9, t.depth * .5 + 1.8, .5 * (t.len + 5. - t.gum + t.papilla * 1.25) + .6);
    float box = length(max(abs(at - vec3(0., t.depth * .5, t.gum - t.papilla * 1.25 - .6 + half_.z)) - half_, 0.));
    if (box > 2.6) { far = min(far, box); continue; }
    float one = gumRound(t, at);
    d = d > 1e8 ? one : smin(d, one, GUM_BLEND);
  }
  d = min(smin(d, baseShape(p, upper), 2.4), max(far, 2.));
  return smax(d, upper ? p.z - UPPER_TOP : FLOOR_Z - p.z, .5);
}
float gumDistance(vec3 p, bool upper) { return gumNear(p, upper, nearTeeth(p.xy, upper)); }
float crownsNear(vec3 p, Near list) {
  float d = float(list.b.w) * .1;
  for (int k = 0; k < 7; k++) {
    uint i = k < 4 ? list.a[k] : list.b[k - 4];
    if (i > 27u) break;
    Tooth t = tooth(int(i));
    if (t.missing) continue;
    float bound = length(p - t.origin - t.apical * t.len * .5 - t.lingual * t.depth * .5) - t.len * .5 - t.depth * .36 - 1.2;
    d = min(d, bound > 1.5 ? bound : crown(t, toLocal(t, p)));
  }
  return d;
}
#ifdef CAST
float modelDistance(vec3 p) {
  Near up = nearTeeth(p.xy, true);
  return min(crownsNear(p, up), gumNear(p, true, up));
}
#else
/* A dark body behind the teeth: without it daylight would show between them. */
float cavity(vec3 p) {
  float wall = upperArch.x * 1.15 * p.x * p.x + upperArch.y * sq(p.x * p.x) + 13.;
  return smax(smax((wall - p.y) * .55, abs(p.z - 2.) - 11.5, 2.), abs(p.x) - 23.5, 2.);
}
float modelDistance(vec3 p) {
  Near up = nearTeeth(p.xy, true), low = nearTeeth(p.xy, false);
  float d = min(cavity(p), min(crownsNear(p, up), crownsNear(p, low)));
  return min(d, min(gumNear(p, true, up), gumNear(p, false, low)));
}
#endif
