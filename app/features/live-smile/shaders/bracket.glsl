/* Brackets and the wires through their slots as distances: art/smiles/renderer/bracket-shape.c, whose comments say why it is so. */
layout(std140) uniform Worn { vec4 W[WIRE_POINTS * 2 + 28]; }; /* both wires' points, then each tooth's slot and how far its pieces of wire reach */
uniform ivec2 brackets; /* on the upper and on the lower teeth: 0 none, 1 ceramic, 2 printed, 3 metal */
struct Bracket { vec2 base, body; float front, rounding; };
Bracket bracketOf(int kind) {
  if (kind == 1) return Bracket(vec2(1.75, 1.85), vec2(1.55, 1.6), 1.95, .28);
  if (kind == 2) return Bracket(vec2(2.25, 2.35), vec2(1.6, 1.55), 2.15, .10);
  return Bracket(vec2(1.6), vec2(1.45, 1.4), 1.7, .18);
}
float bracketHeight(Tooth t) { return t.len * (!t.upper ? .55 : t.pos <= 3 ? .46 : .48); }
float box(vec3 p, vec3 half_, float rounding) {
  vec3 q = abs(p) - half_ + rounding;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - rounding;
}
float bracket(Tooth t, vec3 at, int kind) {
  if (kind == 0 || t.pos > LAST_BRACKET || t.missing) return 1e9;
  Bracket b = bracketOf(kind);
  float middle = bracketHeight(t);
  vec3 p = vec3(at.x, at.z - middle, labialFace(t, middle) - at.y); /* across, up, toward the lip */
  float far = box(p - vec3(0, 0, 1), vec3(b.base, 2.2), .2);
  if (far > 1.5) return far;
  float base = smax(crown(t, at) - .42, box(p, vec3(b.base, 1.6), .5), .18);
  float body = box(p - vec3(0, 0, b.front * .5), vec3(b.body, b.front * .5), b.rounding);
  body = smax(body, -box(p - vec3(0, 0, b.front), vec3(.34, 3, .75), .12), .12);
  body = smax(body, -box(vec3(p.x, abs(p.y) - b.body.y, p.z - b.front * .42), vec3(3, .42, .34), .12), .12);
  float slot = box(p - vec3(0, 0, b.front), vec3(4, .28, .95), .04);
  return smax(smin(base, body, .25), -slot, .05);
}
/* The pieces of its arch's wire to either side of a tooth's bracket. */
float wireNear(Tooth t, int i, vec3 p) {
  vec4 slot = W[WIRE_POINTS * 2 + i];
  float far = distance(p, slot.xyz) - slot.w;
  if (far > 1.5) return far;
  int here = (t.side < 0. ? LAST_BRACKET - t.pos : LAST_BRACKET - 1 + t.pos) * WIRE_PIECES, first = t.upper ? 0 : WIRE_POINTS;
  float nearest = 1e9;
  for (int k = max(0, here - WIRE_PIECES); k < min(WIRE_POINTS - 1, here + WIRE_PIECES); k++) {
    vec3 from = W[first + k].xyz, part = W[first + k + 1].xyz - from, to = p - from;
    vec3 off = to - part * sat(dot(to, part) / dot(part, part));
    nearest = min(nearest, dot(off, off));
  }
  return sqrt(nearest) - WIRE_RADIUS;
}
/* x: brackets, y: wire, of the teeth near a place. */
vec2 fixedNear(vec3 p, bool upper) {
  int kind = upper ? brackets.x : brackets.y;
  vec2 d = vec2(1e9);
  if (kind == 0) return d;
  Near list = nearTeeth(p.xy, upper);
  d = vec2(float(list.b.w) * .1);
  for (int k = 0; k < 7; k++) {
    uint i = k < 4 ? list.a[k] : list.b[k - 4];
    if (i > 27u) break;
    Tooth t = tooth(int(i));
    if (t.pos > LAST_BRACKET) continue;
    d = min(d, vec2(bracket(t, toLocal(t, p), kind), wireNear(t, int(i), p)));
  }
  return d;
}
