/* A box round the veneer: its shape is met by the rays that go through (veneer.frag.glsl). */
uniform mat4 view;
out vec3 entry;
void main() {
  Tooth t = tooth(preparedTooth);
  vec3 c = boxCorner(gl_VertexID);
  /* A tooth's axes are mirrored from quadrant to quadrant. */
  c.x *= sign(dot(cross(t.distal, t.lingual), t.apical));
  Box b = boxOf(t);
  entry = b.middle + c * b.half_;
  gl_Position = view * vec4(fromLocal(t, entry - vec3(0., gap, 0.)), 1.);
}
