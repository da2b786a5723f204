layout(location = 0) in vec3 at; layout(location = 1) in vec3 turn; layout(location = 2) in vec4 lightIn;
uniform mat4 view;
centroid out vec3 world, normal, local; centroid out vec4 light; flat out int which;
void main() {
  which = gl_VertexID / (TOOTH_RINGS * TOOTH_STEPS);
  Tooth t = tooth(which);
  local = at; world = fromLocal(t, at); normal = turnOut(t, turn); light = lightIn;
  gl_Position = t.missing ? vec4(0., 0., 2., 1.) : view * vec4(world, 1.);
}
