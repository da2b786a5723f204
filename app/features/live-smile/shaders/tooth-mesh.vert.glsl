/* A tooth in its own axes: each vertex lies on a way from inside to outside, where the plates' rays stop. */
out vec3 place, normal;
/* A tooth is widest half way between lip and tongue, at each height elsewhere: a way that left that middle would cut its sides. */
vec3 onWay(Tooth t, vec3 inner, vec3 along, float part) {
  vec3 at = inner + along * part;
  float lab = labialFace(t, at.z);
  at.y += .5 * (lab + lingualFace(t, clamp(1. - at.z / t.len, -.9, 1.1), lab));
  return at;
}
void main() {
  int i = gl_VertexID / (TOOTH_RINGS * TOOTH_STEPS), k = gl_VertexID % (TOOTH_RINGS * TOOTH_STEPS), ring = k / TOOTH_STEPS;
  float turn = float(k % TOOTH_STEPS) / float(TOOTH_STEPS) * 2. * PI;
  Tooth t = tooth(i);
  vec2 d = vec2(cos(turn), sin(turn));
  float low = .38 * t.len, v = float(max(0, ring - 1)) / float(TOOTH_RINGS - 2);
  /* The upper 45 % of the rings go round the body, from the root's end, which bare necks show, the others turn in over the edge, closest round its corners. */
  float body = sat(v / .45), over = sat((v - .45) / .55), cap = over + .08 * sin(2. * PI * over), h = mix(t.len * 1.25 - .02, low, body);
  float s = clamp(1. - h / t.len, -.9, 1.1), lab = labialFace(t, h), lin = lingualFace(t, s, lab);
  float W = outline(t, s, d.x < 0.), D = .5 * (lin - lab);
  float bend = cap * .5 * PI;
  vec3 inner = vec3(d.x * W * .62 * (1. - cap), d.y * D * INNER_DEPTH * (1. - cap), h);
#ifdef PREPARED
  if (t.prepared) inner.y += .45;
#endif
  vec3 along = vec3(d.x * W * cos(bend), d.y * D * cos(bend), -(low + 1.2) * sin(bend)) * 1.05;
  /* The first ring is a point, which closes the root's end. */
  if (ring == 0) { inner.xy = vec2(0.); along = vec3(0.); }
  float a = 0., b = 1.;
  for (int n = 0; n < 13; n++) { float m = .5 * (a + b); if (crown(t, onWay(t, inner, along, m)) < ACCEPT) a = m; else b = m; }
  place = onWay(t, inner, along, .5 * (a + b));
  /* The plates ask four places in the room's axes, and where a surface bends it shows: in a mirrored quadrant these are the other four. */
  float e = .035 * sign(dot(cross(t.distal, t.lingual), t.apical));
  normal = normalize(e * (vec3(1, -1, -1) * crown(t, place + e * vec3(1, -1, -1)) + vec3(-1, -1, 1) * crown(t, place + e * vec3(-1, -1, 1)) +
    vec3(-1, 1, -1) * crown(t, place + e * vec3(-1, 1, -1)) + vec3(1) * crown(t, place + e)));
}
