/* The teeth as teeth-block.ts writes them, nine vec4 each: upper ones first. */
layout(std140) uniform Teeth { vec4 T[252]; };

struct Tooth {
  float width, len, depth, taper, gum, papilla, wear, chip, chipAt, stain, side, form;
  vec3 origin, distal, lingual, apical;
  int pos; bool upper, missing, prepared;
};
Tooth tooth(int i) {
  vec4 a = T[i * 9], b = T[i * 9 + 1], c = T[i * 9 + 2], d = T[i * 9 + 3], e = T[i * 9 + 4], f = T[i * 9 + 5];
  Tooth t;
  t.origin = a.xyz; t.width = a.w; t.distal = b.xyz; t.len = b.w; t.lingual = c.xyz; t.depth = c.w;
  t.apical = d.xyz; t.taper = d.w; t.gum = e.x; t.papilla = e.y; t.wear = e.z; t.chip = e.w;
  t.chipAt = f.x; t.stain = f.y; t.pos = int(abs(f.z)); t.side = sign(f.z); t.missing = f.w > .5; t.upper = i < 14;
  t.form = T[i * 9 + 6].w; t.prepared = T[i * 9 + 7].w > .5;
  return t;
}
/* x away from the midline, y into the mouth, z (h) from the edge toward the root. */
vec3 toLocal(Tooth t, vec3 p) { vec3 r = p - t.origin; return vec3(dot(r, t.distal), dot(r, t.lingual), dot(r, t.apical)); }
vec3 fromLocal(Tooth t, vec3 l) { return t.origin + t.distal * l.x + t.lingual * l.y + t.apical * l.z; }
vec3 turnOut(Tooth t, vec3 n) { return t.distal * n.x + t.lingual * n.y + t.apical * n.z; }

