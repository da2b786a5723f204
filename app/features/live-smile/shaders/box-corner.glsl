/* Corners of a box, 36 of them one after the other: two triangles a face, turned the same way on every face. */
vec3 boxCorner(int vertex) {
  int corner = vertex % 6, face = vertex % 36 / 6;
  vec2 at = vec2(corner == 1 || corner == 2 || corner == 4 ? 1. : -1., corner == 2 || corner == 4 || corner == 5 ? 1. : -1.);
  vec3 c = face % 2 == 0 ? vec3(at, 1.) : vec3(at.yx, -1.);
  return face < 2 ? c : face < 4 ? c.zxy : c.yzx;
}
