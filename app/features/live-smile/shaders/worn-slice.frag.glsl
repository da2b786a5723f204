/* One slice of the grid of distances, with what is fixed to the teeth. */
uniform vec3 fieldCells; uniform float slice; out vec4 distance_;
void main() {
  vec3 p = vec3(-34., -9., -15.2) + vec3(68., 53.2, 36.) * vec3(gl_FragCoord.xy - .5, slice) / (fieldCells - 1.);
  vec2 up = fixedNear(p, true), low = fixedNear(p, false);
  distance_ = vec4(min(modelDistance(p), min(min(up.x, up.y), min(low.x, low.y))));
}
