/* The veneer where it will sit, in its tooth's axes: art/smiles/renderer/tooth-shape.c. */
uniform int preparedTooth;
uniform float gap; /* how far before its place it is */
float veneer(Tooth t, vec3 at) {
  float d = smax(wholeCrown(t, at), -preparedCrown(t, at), .06);
  d = smax(d, at.y - labialFace(t, at.z) - 1.7, .3);
  return smax(d, at.z - t.gum + .25 * sq(at.x / t.width * 2.), .3);
}
