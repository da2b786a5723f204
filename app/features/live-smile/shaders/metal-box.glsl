/* The room that a tooth's band takes in its axes, or after the last tooth the screw. */
const int SCREW = 28;
struct Box { vec3 middle, half_; };
Box boxOf(int which) {
  if (which == SCREW) return Box(screw.xyz, vec3(6.6, 3., 1.8));
  Tooth t = tooth(which);
  vec2 ends = bandEnds(t);
  return Box(vec3(0., t.depth * .5, .5 * (ends.x + ends.y)), vec3(t.width * .5 + 1., t.depth * .5 + .7, .5 * (ends.y - ends.x) + .1));
}
