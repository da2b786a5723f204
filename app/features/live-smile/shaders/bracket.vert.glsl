/* A box round each bracket: its shape is met by the rays that go through (bracket.frag.glsl). */
uniform mat4 view;
flat out int which; out vec3 entry;
void main() {
  which = gl_VertexID / 36;
  Tooth t = tooth(which);
  int kind = t.upper ? brackets.x : brackets.y, corner = gl_VertexID % 6, face = gl_VertexID % 36 / 6;
  /* Two triangles, turned the same way on every face. */
  vec2 at = vec2(corner == 1 || corner == 2 || corner == 4 ? 1. : -1., corner == 2 || corner == 4 || corner == 5 ? 1. : -1.);
  vec3 c = face % 2 == 0 ? vec3(at, 1.) : vec3(at.yx, -1.);
  c = face < 2 ? c : face < 4 ? c.zxy : c.yzx;
  /* A tooth's axes are mirrored from quadrant to quadrant. */
  c.x *= sign(dot(cross(t.distal, t.lingual), t.apical));
  Box b = boxOf(t, kind);
  entry = b.middle + c * b.half_;
  gl_Position = kind == 0 || t.pos > LAST_BRACKET || t.missing ? vec4(0., 0., 2., 1.) : view * vec4(fromLocal(t, entry), 1.);
}
