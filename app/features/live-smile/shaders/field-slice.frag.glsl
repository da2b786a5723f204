/* One slice of the grid of distances. */
uniform vec3 fieldCells; uniform float slice; out vec4 distance_;
void main() {
  distance_ = vec4(modelDistance(turnCast(vec3(-34., -9., -15.2) + vec3(68., 53.2, 36.) * vec3(gl_FragCoord.xy - .5, slice) / (fieldCells - 1.))));
}
