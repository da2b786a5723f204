/* A box round the cast: its shape is met by the rays that go through (cast.frag.glsl). */
uniform mat4 view;
out vec3 entry;
void main() {
  entry = vec3(0., 16., -1.7) + boxCorner(gl_VertexID) * vec3(36., 26., 12.);
  gl_Position = view * vec4(entry, 1.);
}
