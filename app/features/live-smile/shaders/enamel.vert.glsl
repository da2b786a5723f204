layout(location = 0) in vec3 at; layout(location = 1) in vec3 turn; layout(location = 2) in vec4 lightIn;
uniform mat4 view;
centroid out vec3 world, normal, local; centroid out vec4 light; flat out int which;
void main() {
  which = gl_VertexID / (TOOTH_RINGS * TOOTH_STEPS);
  Tooth t = tooth(which);
  local = at; world = turnCast(fromLocal(t, at)); normal = turnDirection(turnOut(t, turn)); light = lightIn;
  #ifdef CAST
  t.missing = t.missing || !t.upper;
#endif
  gl_Position = t.missing ? vec4(0., 0., 2., 1.) : view * vec4(world, 1.);
}
