/* The plaster that closes the upper cast from above. */
centroid in vec3 world, normal; centroid in vec4 light; out vec4 shownColour;
void main() {
  vec3 n = normalize(normal);
  float pores = noise(world * 2.6) - .5;
  n = normalize(n + vec3(pores, noise(world * 3.1) - .5, pores) * .03);
  Surface lid = Surface(rgb(0xf0e9e1u), vec3(1., .93, .86), .42, .42, .11, 0.);
  shownColour = shown(lit(world, normalize(world - eye), n, lid, light));
}
