/* Light for every vertex of a tooth; hidden ones slide along its surface until they are out of gum or neighbor, so that no dark line is drawn. */
layout(location = 0) in vec3 at; layout(location = 1) in vec3 turn;
out vec4 light;
void main() {
  Tooth t = tooth(gl_VertexID / (TOOTH_RINGS * TOOTH_STEPS)); vec3 p = turnCast(fromLocal(t, at)), n = turnDirection(turnOut(t, turn));
  vec3 start = p;
  for (int i = 0; i < 5; i++) {
    float d = rough(p + n * .06);
    if (d > .02) break;
    vec3 g = (vec3(rough(p + vec3(.3, 0, 0)), rough(p + vec3(0, .3, 0)), rough(p + vec3(0, 0, .3))) - rough(p)) / .3;
    p += normalize(n + 2. * (g - n * dot(n, g))) * (.08 - d);
  }
  /* What is hidden deep stays dark, or light would leak into narrow gaps. */
  light = lightAt(p, n) * vec2(1, ease(1.1, .35, distance(p, start))).yxyy;
}
