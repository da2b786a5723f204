/* The shade that the model leaves on the page, as a picture from above. */
uniform vec2 size; out vec4 c;
void main() {
  vec3 p = vec3(vec2(-46., -26.) + vec2(92., 80.) * gl_FragCoord.xy / size, FLOOR_Z), up = vec3(0, 0, 1);
  float lit = shadowTo(p + up * .05, normalize(WINDOW + vec3(.2, 0., .33)), 2.2, 34.), open = openness(p + up * .05, up).x, contact = 0.;
  for (int i = 1; i < 8; i++) { float r = float(i) * 2.2; contact += max(0., r - rough(p + up * (r + .1))) * .5 / r / 7. * 1.2; }
  float amount = (1. - (.30 + .70 * lit)) * .62 + sat(contact) * .8 + (1. - open) * .35;
  c = vec4(sat(amount * (1. - ease(.62, 1.04, length(vec2(p.x / 37., (p.y - 13.) / 30.))))));
}
