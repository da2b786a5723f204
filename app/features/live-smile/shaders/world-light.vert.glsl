/* Light for every vertex of anything but teeth. A gum's hidden ones are inside teeth, where its own normal leads deeper: they go out along the field. A wire's are not: in its slot it is dark. */
uniform bool comesOut;
layout(location = 0) in vec3 at; layout(location = 1) in vec3 turn;
out vec4 light;
void main() {
  vec3 p = turnCast(at), n = turnDirection(turn);
  vec3 start = p;
  for (int i = 0; comesOut && i < 5; i++) {
    float d = rough(p + n * .06);
    if (d > .1) break;
    vec3 g = (vec3(rough(p + vec3(.3, 0, 0)), rough(p + vec3(0, .3, 0)), rough(p + vec3(0, 0, .3))) - rough(p)) / .3;
    p += normalize(g + n * .1) * (.12 - d);
  }
  /* What is hidden deep stays dark, or light would leak into narrow gaps. */
#ifdef CAST
  light = lightOff(p, n, .6, places); /* nothing but metal is left */
#else
  light = lightAt(p, n) * vec2(1, ease(1.1, .35, distance(p, start))).yxyy;
#endif
}
