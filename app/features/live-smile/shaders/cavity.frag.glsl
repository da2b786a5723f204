/* The dark of the mouth. */
centroid in vec3 world, normal; centroid in vec4 light; out vec4 shownColour;
void main() {
  Surface s = Surface(rgb(0x4a262cu), vec3(1), .25, .5, .02, 0.);
  shownColour = shown(lit(world, normalize(world - eye), normalize(normal), s, light));
}