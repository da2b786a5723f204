/* Gum, drawn as a mesh. */
centroid in vec3 world, normal; centroid in vec4 light; centroid in vec2 margin; out vec4 shownColour;
void main() {
  vec3 n = normalize(normal);
  Surface gum = gumSurface(world, margin, n);
  shownColour = shown(lit(world, normalize(world - eye), n, gum, light));
}
