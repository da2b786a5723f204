/* A clear aligner over the upper teeth: art/smiles/renderer/scene.c, `aligner_parts`. x: the crowns swollen by half a millimeter, y: how far past the line where the sheet is trimmed. */
vec2 alignerParts(vec3 p) {
  Near list = nearTeeth(p.xy, true);
  float d = 1e9, height = 0., weight = 1e-9;
  for (int k = 0; k < 7; k++) {
    uint i = k < 4 ? list.a[k] : list.b[k - 4];
    if (i > 27u) break;
    Tooth t = tooth(int(i));
    if (t.missing) continue;
    vec3 at = toLocal(t, p);
    float one = crown(t, at) - .5;
    d = d > 1e8 ? one : smin(d, one, .8);
    float near = exp(-sq(at.x / t.width * 2.) - sq(max(0., abs(at.y - t.depth * .5) - t.depth * .5) / 3.));
    height += near * aboveMargin(t, at.x, at.z + .45);
    weight += near;
  }
  return d > 1e8 ? vec2(1., -1e3) : vec2(d, height / weight * .8);
}
/* Its edge is round: as much of its direction is the cut's and not the sheet's. What smax(swollen, past, EDGE) has where it is zero. */
const float EDGE = .25;
float edgeTurn(float past) { return 1. - sqrt(clamp(-past / EDGE, 0., 1.)); }
