/* A tooth, drawn as a mesh. */
centroid in vec3 world, normal, local; centroid in vec4 light; flat in int which; out vec4 shownColour;
uniform bool isFine;
/* A tooth and its gum together. */
float joined(Tooth t, vec3 p) { return min(crown(t, toLocal(t, p)), gumDistance(p, t.upper)); }
void main() {
  Tooth t = tooth(which);
  vec3 at = local, p = turnCast(world), n = turnDirection(normalize(normal)), ray = normalize(world - eye);
  /* The renderer asks normals of all shapes together: where a gum ends, its edge catches the light as a hairline. Dear, and not missed while something moves. */
  float past = aboveMargin(t, at.x, at.z);
  if (isFine && abs(past) < .8 && gumDistance(p, t.upper) < .08) {
    const float e = .035;
    n = normalize(vec3(1, -1, -1) * joined(t, p + e * vec3(1, -1, -1)) + vec3(-1, -1, 1) * joined(t, p + e * vec3(-1, -1, 1)) +
      vec3(-1, 1, -1) * joined(t, p + e * vec3(-1, 1, -1)) + vec3(1) * joined(t, p + e));
  }
#ifdef CAST
  /* Between two vertices of the mesh the grooves of a chewing surface are not straight. */
  else if (isFine) {
    const float e = .035;
    n = turnOut(t, normalize(vec3(1, -1, -1) * crown(t, at + e * vec3(1, -1, -1)) + vec3(-1, -1, 1) * crown(t, at + e * vec3(-1, -1, 1)) +
      vec3(-1, 1, -1) * crown(t, at + e * vec3(-1, 1, -1)) + vec3(1) * crown(t, at + e)));
  }
#endif
  Surface surface = enamel(t, which, at, p, n);
#ifdef PREPARED
  if (t.prepared) { surface.colour = mix(surface.colour, rgb(0xe8d3a8u), .7); surface.clearness = 0.; surface.shine = .35; }
#endif
  shownColour = shown(lit(world, ray, turnDirection(n), surface, light) + surface.colour * surface.scatter * .05);
}
