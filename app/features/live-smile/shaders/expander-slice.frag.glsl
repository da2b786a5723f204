/* One slice of the grid of distances, with an expander's metal; far from it a bound is enough. */
uniform vec3 fieldCells; uniform float slice; out vec4 distance_;
void main() {
  vec3 p = turnCast(vec3(-34., -9., -15.2) + vec3(68., 53.2, 36.) * vec3(gl_FragCoord.xy - .5, slice) / (fieldCells - 1.));
  float d = min(modelDistance(p), min(bandsNear(p), screwDistance(p)));
  float far = length(max(abs(p - vec3(0., screw.y, screw.z - 4.)) - vec3(21., 13., 8.), 0.));
  distance_ = vec4(min(d, far > 1.5 ? far : wiresDistance(p)));
}
