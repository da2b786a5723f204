/* One slice of the grid of distances, with a veneer before its tooth; far from it a bound is enough. */
uniform vec3 fieldCells; uniform float slice; out vec4 distance_;
void main() {
  vec3 p = vec3(-34., -9., -15.2) + vec3(68., 53.2, 36.) * vec3(gl_FragCoord.xy - .5, slice) / (fieldCells - 1.);
  Tooth t = tooth(preparedTooth);
  vec3 at = toLocal(t, p) + vec3(0., gap, 0.);
  Box b = boxOf(t);
  float far = length(max(abs(at - b.middle) - b.half_, 0.));
  distance_ = vec4(min(modelDistance(p), far > 1.5 ? far : veneer(t, at)));
}
