/* Drawn steel. */
centroid in vec3 world, normal; centroid in vec4 light; out vec4 shownColour;
void main() {
  Surface wire = Surface(rgb(0x9a9ea6u), vec3(1), .1, .2, 9., 0.);
  shownColour = shown(lit(world, normalize(world - eye), normalize(normal), wire, light));
}
