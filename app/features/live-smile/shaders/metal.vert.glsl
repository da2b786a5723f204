/* A box round each band and round the screw: their shapes are met by the rays that go through (metal.frag.glsl). */
uniform mat4 view;
flat out int which; out vec3 entry;
void main() {
  which = gl_VertexID / 36;
  vec3 c = boxCorner(gl_VertexID), p;
  Box b = boxOf(which);
  bool isSeen = true;
  if (which == SCREW) p = entry = b.middle + c * b.half_;
  else {
    Tooth t = tooth(which);
    isSeen = isBanded(t);
    /* A tooth's axes are mirrored from quadrant to quadrant. */
    c.x *= sign(dot(cross(t.distal, t.lingual), t.apical));
    entry = b.middle + c * b.half_;
    p = fromLocal(t, entry);
  }
  gl_Position = isSeen ? view * vec4(turnCast(p), 1.) : vec4(0., 0., 2., 1.);
}
