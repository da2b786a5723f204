/* The outside of an aligner, met by rays as a gum is; margin: how far past the line where it is trimmed. */
out vec3 place, normal;
out vec2 margin;
void main() {
  Column c = columnAt(gl_VertexID / ALIGNER_ROWS, 0);
  /* Closer rows toward the gum, where rays graze the teeth. */
  float v = float(gl_VertexID % ALIGNER_ROWS) / float(ALIGNER_ROWS - 1), turn = -80. + 240. * v * sqrt(v);
  /* Rays from the middle of the crowns, not of the ridge. */
  vec3 centre = vec3(c.place.xy, 3.2 + .0016 * c.more.w * c.more.w), dir = rayOf(c, turn);
  float s = 15.;
  for (int n = 0; n < 44; n++) {
    float d = alignerParts(centre + dir * s).x;
    s -= d * .72;
    if (abs(d) < .003 || s < 0.) break;
  }
  place = centre + dir * max(s, 0.);
  const float e = .06;
  normal = normalize(vec3(1, -1, -1) * alignerParts(place + e * vec3(1, -1, -1)).x + vec3(-1, -1, 1) * alignerParts(place + e * vec3(-1, -1, 1)).x +
    vec3(-1, 1, -1) * alignerParts(place + e * vec3(-1, 1, -1)).x + vec3(1) * alignerParts(place + e).x);
  margin = vec2(s < 0. ? 9. : alignerParts(place).y, 0.);
}
