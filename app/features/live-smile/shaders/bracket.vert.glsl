/* A box round each bracket: its shape is met by the rays that go through (bracket.frag.glsl). */
uniform mat4 view;
flat out int which; out vec3 entry;
void main() {
  which = gl_VertexID / 36;
  Tooth t = tooth(which);
  int kind = t.upper ? brackets.x : brackets.y;
  vec3 c = boxCorner(gl_VertexID);
  /* A tooth's axes are mirrored from quadrant to quadrant. */
  c.x *= sign(dot(cross(t.distal, t.lingual), t.apical));
  Box b = boxOf(t, kind);
  entry = b.middle + c * b.half_;
  gl_Position = kind == 0 || t.pos > LAST_BRACKET || t.missing ? vec4(0., 0., 2., 1.) : view * vec4(fromLocal(t, entry), 1.);
}
